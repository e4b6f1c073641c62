import type { DateText } from '@contract/kernel/dates'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import type { Actor } from '@server/platform/access/actor'
import type { ApprovalEvent, ApprovalSubject } from '@server/platform/approvals/approval-document'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { FileService } from '@server/platform/files/files.service'
import type { Values } from '@server/platform/resource/resource-context'
import { buyerHooks } from '@server/modules/buyers/buyers/buyer.hooks'
import { buyerPort } from '@server/modules/buyers/buyers/buyer-port'
import { leadConversions } from '@server/modules/buyers/leads/lead-conversion-port'
import { createLeadPort } from '@server/modules/buyers/leads/lead-port'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { quotePort } from '@server/modules/property/quotes/quote-port'
import { unitPort } from '@server/modules/property/unit-port'
import { createPaymentPort, paidFacts } from '@server/modules/sales/payments/payment-port'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { amendmentSource } from '@server/modules/sales/records/amendment-source'
import { createDocumentService } from '@server/modules/sales/records/document.service'
import { createDraftService } from '@server/modules/sales/records/draft.service'
import { createMoveService } from '@server/modules/sales/records/move.service'
import { founder, listWriter } from '@server/seeds/lists/list-writer'
import { NO_FILES } from '@server/seeds/no-files'
import { findDemoSellers, findUserId, type DemoSeller } from '@server/seeds/sales/demo-sales.repository'

export type DemoFiles = Pick<FileService, 'storeFile'>

/** What is asked of the document of a change, which reads of its subject the id alone. */
type AmendmentFollower = {
  follow(tx: Tx, subject: Pick<ApprovalSubject, 'id'>, event: ApprovalEvent): Promise<void>
}

/** Whoever sells in the demo company, and the services by which they do. */
export type DemoDesk = {
  tx: Tx
  files: DemoFiles
  today: DateText
  /** The portal's clock stands on this day, or on today where that is later; gives back which. */
  setDay(day: DateText): Promise<DateText>
  sellers: readonly DemoSeller[]
  desk: Actor
  books: Actor
  president: Actor
  parts: ReturnType<typeof partsOf>
  drafts: ReturnType<typeof createDraftService>
  moves: ReturnType<typeof createMoveService>
  papers: ReturnType<typeof createDocumentService>
  changes: AmendmentFollower
  writeBuyer(values: Values): Promise<string>
}

function partsOf(seal: ColumnSeal) {
  const commission = createCommissionPort(paidFacts)
  const neighbours = { units: unitPort, buyers: buyerPort, quotes: quotePort }
  const selling = { ...neighbours, leads: createLeadPort(seal), commission }
  const approvals = createApprovals({ publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }, [])
  return { ...selling, payments: createPaymentPort(commission), approvals: approvals.port }
}

type DeskParts = { seal: ColumnSeal; files: DemoFiles; today: DateText; setDay(day: DateText): Promise<void> }

export async function openDesk(given: Tx, { seal, files, today, setDay }: DeskParts): Promise<DemoDesk> {
  // The beginning of an installation is nobody's change.
  const tx: Tx = { ...given, audit: () => undefined }
  const parts = partsOf(seal)
  const desk = await founder(tx, await findUserId(tx.db, 'sales-admin'))
  const as = async (username: string) => ({ ...desk, userId: await findUserId(tx.db, username) })
  const write = await listWriter(tx, desk.userId)
  const hooks = buyerHooks(seal, leadConversions)
  return {
    tx,
    files,
    today,
    parts,
    desk,
    books: await as('accounting'),
    president: await as('president'),
    sellers: await findDemoSellers(tx.db),
    drafts: createDraftService(parts),
    moves: createMoveService(parts),
    papers: createDocumentService(parts),
    changes: createApprovalDocument(amendmentSource(parts), NO_FILES),
    writeBuyer: values => write(buyerResource, hooks, values),
    async setDay(wanted) {
      const day = wanted < today ? wanted : today
      await setDay(day)
      return day
    },
  }
}
