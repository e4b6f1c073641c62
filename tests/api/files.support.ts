import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type DbIdentity, type Tx } from '@server/platform/db/transaction'
import type { FileStore } from '@server/platform/files/file-store'
import type { FileToStore } from '@server/platform/files/files.service'
import { pdf } from './files-samples.support'

export const ANA = randomUUID()

export async function aUnit(database: Database, code: string): Promise<string> {
  const row = await database.db
    .insertInto('operating_unit')
    .values({
      ou_code: code,
      ou_name: code,
      kind: 'branch',
      parent_id: null,
      address: null,
      rdo_code: null,
      is_vat_registered: null,
    })
    .onConflict(conflict => conflict.column('ou_code').doUpdateSet({ ou_name: code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const inUnit = (unitId: string, userId = ANA): DbIdentity => ({
  role: 'unit',
  userId,
  unitIds: [unitId],
})

export const as = <T>(database: Database, identity: DbIdentity, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, { identity }, work)

export const aFile = (ouId: string, overrides: Partial<FileToStore> = {}): FileToStore => ({
  ouId,
  ownerType: 'trial',
  ownerId: randomUUID(),
  kind: 'receipt',
  fileName: 'receipt.pdf',
  content: pdf,
  ...overrides,
})

/** A PDF of exactly that many bytes. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, '%%EOF ')], bytes)

export async function keysIn(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.sort()
}

export const rowsIn = (database: Database) =>
  database.db.selectFrom('stored_file').selectAll().orderBy('id').execute()

export const age = (database: Database, interval: string) =>
  sql`update stored_file set created_at = now() - ${interval}::interval`.execute(database.db)
