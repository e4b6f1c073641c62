import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@server/platform/db/database'
import { verifyAudit } from '@server/platform/audit/audit.repository'

type AcknowledgedWrite = { code: string; id: string }
type Post = (code: string, key: string) => Promise<{ status: number; id?: string }>

let counter = 0

/** A new operating unit each time: a row, its audit entry and the answer of its key belong together. */
function nextCode(): string {
  counter += 1
  return `W${counter.toString(36).toUpperCase().padStart(5, '0')}`
}

export const unitBody = (ou_code: string) => ({
  ou_code,
  ou_name: `Unit ${ou_code}`,
  kind: 'satellite',
  parent_id: null,
  tin_branch_code: '00009',
  address: null,
  rdo_code: null,
  is_vat_registered: null,
})

export const nextUnit = () => unitBody(nextCode())

/** Over the wire, as a client with a key would: whatever breaks is undefined, never an exception. */
export function postTo(url: () => string, token: () => string): Post {
  return async (code, key) => {
    const answer = await fetch(`${url()}/api/v1/maintenance/operating-units`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token()}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(unitBody(code)),
    })
    const body = (await answer.json().catch(() => ({}))) as { data?: { id: string } }
    return { status: answer.status, ...(body.data ? { id: body.data.id } : {}) }
  }
}

/** Writes until told to stop; each with its key, again and again until it is acknowledged. */
export async function writeUntil(
  stop: () => boolean,
  post: Post,
  acknowledged: AcknowledgedWrite[],
  tries = 400,
): Promise<void> {
  while (!stop()) {
    const code = nextCode()
    const key = randomUUID()
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const answer = await post(code, key).catch(() => ({ status: 0, id: undefined }))
      if (answer.status === 201 && answer.id) {
        acknowledged.push({ code, id: answer.id })
        break
      }
      if (answer.status >= 400 && answer.status < 500)
        throw new Error(`${code} was refused with ${answer.status}`)
      if (stop()) return
      await sleep(20)
    }
  }
}

/** A moment in the middle of writing: it goes by what was acknowledged, since time says little on a busy machine. */
export async function untilMore(acknowledged: readonly unknown[], least: number): Promise<void> {
  const wanted = acknowledged.length + least
  while (acknowledged.length < wanted) await sleep(1)
}

/** Each acknowledged row once, no code twice, and an audit chain without a gap. */
export async function accountFor(
  database: Database,
  acknowledged: readonly AcknowledgedWrite[],
): Promise<string[]> {
  const rows = await database.db
    .selectFrom('operating_unit')
    .select(['id', 'ou_code'])
    .where('ou_code', 'like', 'W%')
    .execute()
  const idOf = new Map(rows.map(row => [row.ou_code, row.id]))
  const lost = acknowledged.filter(({ code, id }) => idOf.get(code) !== id).map(({ code }) => `lost ${code}`)
  const entries = await database.db
    .selectFrom('audit_log')
    .select('entity_id')
    .where('action', '=', 'operating_unit.create')
    .execute()
  const audited = new Set(entries.map(entry => entry.entity_id))
  const silent = rows.filter(row => !audited.has(row.id)).map(row => `unaudited ${row.ou_code}`)
  const doubled = entries.length === audited.size ? [] : ['audited twice']
  const fault = await verifyAudit(database.db)
  return [...lost, ...silent, ...doubled, ...(fault ? [`chain broken at ${fault.seq}: ${fault.reason}`] : [])]
}
