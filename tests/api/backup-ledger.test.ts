import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareHeads } from '@server/commands/admin/compare-heads'
import type { Manifest } from '@server/commands/archive/manifest'
import { restoreBackup } from '@server/commands/restore/restore-backup'
import { migrations } from '@server/migrations/migrations'
import { diskStore } from '@server/platform/files/disk-store'
import { createLogger } from '@server/platform/http/logger'
import { ledgerFault } from '@tests/api/ledger.support'
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@tests/support/database'
import { factories } from '@tests/support/factories/factories'
import { backUp, entriesOf, listOf, packAnew, query, temporaryFolder } from './backup.support'

let folder: string
let file: string
let source: FreshDatabase
let manifest: Manifest
let entry: { id: string; ou_id: string; number: string; hash: string }
beforeAll(async () => {
  folder = await temporaryFolder()
  file = join(folder, 'ledger.backup')
  source = await freshDatabase()
  entry = (await factories['journal_entry']?.(source.database.db)) as typeof entry
  manifest = await backUp(source.ownerConnection, { file, store: diskStore(join(folder, 'store')) })
})
afterAll(() => source.close())

const quiet = { print: () => undefined }

describe('the head of the ledger in a backup', () => {
  it('is the last entry of each unit', () => {
    const { ou_id: chain, hash } = entry
    expect(manifest.ledger).toEqual({ heads: [{ chain, seq: 1, hash }], fault: null })
  })

  it('INV-16 tells of a restored ledger whether it is the one that was saved', async () => {
    const restore = async (path: string, told: Manifest) => {
      const target = await emptyDatabase()
      try {
        await restoreBackup({
          ...{ file: path, manifest: told, connection: target.ownerConnection, migrations },
          ...{ log: createLogger('silent'), warn: () => undefined },
          store: diskStore(join(folder, 'other-store')),
        })
        return await ledgerFault(target.database.db)
      } finally {
        await target.close()
      }
    }
    expect(await restore(file, manifest)).toBeNull()
    const { ou_id: chain } = entry
    const other = { ...manifest, ledger: { heads: [{ chain, seq: 1, hash: 'another' }], fault: null } }
    const forged = join(folder, 'forged.backup')
    await packAnew(forged, [...(await entriesOf(file)), listOf(other)])
    await expect(restore(forged, other)).rejects.toThrow('The ledger is not what it was')
  })

  it('shows that a chain was rewritten by its owner, though it holds again', async () => {
    await expect(compareHeads(source.database, file, quiet)).resolves.toBeUndefined()
    await query(
      source.ownerConnection,
      `alter table journal_entry disable trigger user;
       update journal_entry set memo = 'Another memo';
       update journal_entry e set hash = portal_entry_hash(e, (select jsonb_agg(portal_line_json(l) order by l.seq)
         from journal_line l where l.entry_id = e.id));
       update ledger_head h set hash = (select e.hash from journal_entry e where e.ou_id = h.ou_id);
       alter table journal_entry enable trigger user`,
    )
    expect(await ledgerFault(source.database.db)).toBeNull()
    await expect(compareHeads(source.database, file, quiet)).rejects.toThrow(
      `The ledger was rewritten since ${manifest.created_at}. Entry ${entry.number} of`,
    )
  })
})
