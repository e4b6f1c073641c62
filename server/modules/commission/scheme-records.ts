import { commissionSchemeResource, type SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { writtenFaults } from '@contract/selling/scheme.rules'
import { versionFaults } from '@contract/modules/commission/scheme-version.rules'
import type { Condition } from '@server/platform/access/access-where'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import {
  findFormerEnd,
  findOthers,
  findVersions,
  partsOf,
  termsOf,
} from '@server/modules/commission/scheme.repository'

const records = createRepository(commissionSchemeResource)

/** What keeps a draft from being published as things stand, and the version whose place it takes. */
export async function draftFaults(db: Db, id: string, follows: string | null) {
  const draft = await termsOf(db, id)
  if (!draft) throw new Error('a scheme that was just read is there')
  const former = follows === null ? null : await termsOf(db, follows)
  const facts = { former, others: await findOthers(db, draft), today: await businessDay(db) }
  const faults: SchemeDetail['faults'] = [...writtenFaults(draft), ...versionFaults(draft, facts)]
  return { draft, former, faults }
}

/** A scheme is shown whole: with its levels, its tranches, its line, and what keeps it from being published. */
export const schemeRecords = {
  ...records,
  async get(db: Db, access: Condition, id: string): Promise<RecordRow> {
    const row = await records.get(db, access, id)
    const follows = row['follows_id'] as string | null
    const own = { ...row, versions: await findVersions(db, access, String(row['code'])) }
    if (row['status'] === 'draft') {
      const { draft, former, faults } = await draftFaults(db, id, follows)
      return { ...own, levels: draft.levels, tranches: draft.tranches, former, former_valid_to: null, faults }
    }
    const former = follows === null ? null : await termsOf(db, follows)
    const former_valid_to = await findFormerEnd(db, id)
    return { ...own, ...(await partsOf(db, id)), former, former_valid_to, faults: [] }
  },
}
