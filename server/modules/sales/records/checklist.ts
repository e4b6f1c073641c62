import { addDays } from '@contract/kernel/dates'
import { paperNow } from '@contract/modules/sales/sale-papers.rules'
import { documentDays } from '@contract/selling/sales.parameters'
import { NOW, clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { RequiredDocument } from '@server/platform/selling/buyer-port'
import { holdPapers } from '@server/modules/sales/records/buyer-follower.repository'
import {
  addLines,
  findLines,
  missingDocuments,
  moveDocument,
  noteCompleteness,
  removeLinesOfOthers,
} from '@server/modules/sales/records/document.repository'
import { tellPaper } from '@server/modules/sales/records/tell-sale'
import { auditSale, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { findCoBuyers, type StoredSale } from '@server/modules/sales/records/sale.repository'

type Sale = Pick<
  StoredSale,
  'id' | 'ou_id' | 'sale_no' | 'buyer_id' | 'project_id' | 'financing' | 'reservation_date' | 'status'
>
type Parts = Pick<SaleParts, 'buyers' | 'commission'>

/** What papers this sale needs now; asked again when its buyers, its project or its financing have changed. */
export async function makeChecklist(tx: Tx, parts: Parts, sale: Sale): Promise<void> {
  const parties = await partiesOf(tx, sale)
  // A paper that is decided just now either sees this sale or is seen by it.
  await holdPapers(tx.db, parties, 'shared')
  await refresh(tx, parts, sale, parties)
}

/** The same for a sale that is locked by who decides a paper of one of its buyers. */
export async function refreshChecklist(tx: Tx, parts: Parts, sale: Sale): Promise<void> {
  await refresh(tx, parts, sale, await partiesOf(tx, sale))
}

async function refresh(
  tx: Tx,
  { buyers, commission }: Parts,
  sale: Sale,
  parties: readonly string[],
): Promise<void> {
  const { buyer_id, project_id, financing } = sale
  const [, ...co_buyer_ids] = parties
  const required = await buyers.requirements(tx, { buyer_id, co_buyer_ids, project_id, financing })
  await removeLinesOfOthers(tx.db, sale.id, parties)
  const told = await writeLines(tx, sale, required)
  if (told.length > 0) auditSale({ tx }, 'papers', sale, Object.fromEntries(told))
  await papersChanged(tx, { commission }, sale)
}

const partiesOf = async ({ db }: Tx, { id, buyer_id }: Sale): Promise<string[]> => [
  buyer_id,
  ...(await findCoBuyers(db, id)).map(other => other.buyer_id),
]

type StepChange = [code: string, change: [string, string]]

/** A checklist only grows and learns: what was handed in with the sale stays. Tells what reads otherwise now. */
async function writeLines(tx: Tx, sale: Sale, required: readonly RequiredDocument[]): Promise<StepChange[]> {
  const { db } = tx
  const { today } = await clockOf(db)
  const lines = await findLines(db, sale.id)
  const { ou_id, project_id, reservation_date } = sale
  const place = { on: reservation_date, ouId: ou_id, projectId: project_id }
  const due_date = addDays(reservation_date, await parameterOf(tx, documentDays, place))
  const told: StepChange[] = []
  const missing: Parameters<typeof addLines>[2][number][] = []
  for (const { code, name, requirement_id, buyer_id, ...standing } of required) {
    const { status, buyer_document_id, valid_to, reject_reason } = standing
    const paper = { status, buyer_document_id, valid_to, reject_reason }
    const line = lines.find(
      stored => stored.requirement_id === requirement_id && stored.buyer_id === buyer_id,
    )
    if (!line) {
      missing.push({ requirement_id, buyer_id, due_date, ...paper })
      continue
    }
    const now = paperNow(line, paper, today)
    if (now === null) continue
    const verified_at = now.status === 'verified' ? NOW : null
    await moveDocument(db, line.id, { ...now, verified_by: null, verified_at } as object)
    told.push([code, [line.status, now.status]])
    if (now.status === 'rejected')
      await tellPaper(tx, { kind: 'paper.rejected' }, sale, {
        document: name,
        dedupeKey: `paper.rejected:${now.buyer_document_id ?? line.id}`,
        by: null,
      })
  }
  await addLines(db, sale, missing)
  return told
}

/** After every paper: whether all are there, and what of the commission that opens. */
export async function papersChanged(
  tx: Tx,
  { commission }: Pick<SaleParts, 'commission'>,
  { id }: Pick<Sale, 'id'>,
): Promise<void> {
  await noteCompleteness(tx.db, id, (await missingDocuments(tx.db, id, 'booking')) === 0)
  await commission.reevaluate(tx, id)
}
