import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The file that every scanner takes for harmful and that harms nobody; in two halves, so that none takes this for it. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)

export type Clamd = { url: string; seen: Buffer[]; close(): Promise<void> }

/** Speaks as ClamAV's daemon does. `say` answers in its place, null stays silent; a hasty one hears little of it. */
export async function startClamd({
  port = 0,
  say,
  hasty = false,
}: { port?: number; say?: () => string | null; hasty?: boolean } = {}): Promise<Clamd> {
  const seen: Buffer[] = []
  const open = new Set<Socket>()
  const server: Server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    let sent = Buffer.alloc(0)
    socket.on('data', piece => {
      if (hasty) {
        socket.pause()
        socket.write('INSTREAM size limit exceeded. ERROR\0')
        return
      }
      sent = Buffer.concat([sent, piece])
      const content = contentOf(sent)
      if (!content) return
      seen.push(content)
      const answer = say
        ? say()
        : content.includes(EICAR)
          ? 'stream: Eicar-Test-Signature FOUND'
          : 'stream: OK'
      if (answer !== null) socket.end(`${answer}\0`)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `clamd://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const COMMAND = 'zINSTREAM\0'

/** Null until the piece of no bytes that ends it has come. */
function contentOf(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= sent.length;) {
    const size = sent.readUInt32BE(at)
    if (size === 0)
      return sent.subarray(0, COMMAND.length).toString() === COMMAND ? Buffer.concat(pieces) : null
    if (at + 4 + size > sent.length) return null
    pieces.push(sent.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}
