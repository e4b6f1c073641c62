import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** The rows of a query as PostgreSQL itself spells them, however many; returns their number. */
export async function* copyOut(client: pg.Client, query: string): AsyncGenerator<Buffer, number> {
  const stream = client.query(to(`copy (${query}) to stdout`))
  for await (const chunk of stream) yield chunk as Buffer
  // The last row arrives before the word how many there were; an answer to a later query comes after it.
  await client.query('select')
  return stream.rowCount
}

export type CopyIn = {
  /** Resolves once there is room for more. */
  write(chunk: Buffer): Promise<void>
  /** How many rows went in. */
  end(): Promise<number>
}

/** `target` is a table with its columns, already quoted. */
export function copyIn(client: pg.Client, target: string): CopyIn {
  const stream = client.query(from(`copy ${target} from stdin`))
  // The server may refuse a row at any time, between two writes too.
  const refusal = new Promise<never>((_, reject) => stream.on('error', reject))
  refusal.catch(() => undefined)
  return {
    write: chunk =>
      Promise.race([
        refusal,
        new Promise<void>((resolve, reject) => {
          stream.write(chunk, error => (error ? reject(error) : resolve()))
        }),
      ]),
    end: () =>
      Promise.race([refusal, new Promise<number>(resolve => stream.end(() => resolve(stream.rowCount)))]),
  }
}
