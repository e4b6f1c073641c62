import { isDeepStrictEqual } from 'node:util'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import {
  incentiveGrant,
  type KeptIncentiveGrant,
} from '@contract/modules/commission/incentive-grant.document'
import { measureText } from '@contract/modules/commission/incentive-tier'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { changeDocument } from '@server/platform/documents/document.repository'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { notFound, Problem } from '@server/platform/http/problems'
import { firstOpenDay } from '@server/platform/ledger/period.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import { insertShares } from '@server/modules/commission/incentives/incentive-share.repository'
import {
  findGrants,
  findProgram,
  lockSales,
  type ProgramRow,
} from '@server/modules/commission/incentives/program.repository'
import { linesOf, standingOf } from '@server/modules/commission/incentives/standing'
import { tellGrantee } from '@server/modules/commission/incentives/tell-grantee'
import { voidGrant } from '@server/modules/commission/incentives/void-grant'
import { findActing } from '@server/modules/commission/releases/hand.repository'
import { findPayee, type PayeeRow } from '@server/modules/commission/releases/payee.repository'

const COUNTED = ['counted', 'lines', 'steps', 'amount', 'metric', 'funded_by', 'developer_id'] as const

/** What a grant does of its own at each step. */
export const grantParts: DocumentParts = documentParts(incentiveGrant, {
  hooks: {
    async beforeWrite(tx, values, before) {
      const { id, program_id, seller_id } = writtenRecord<KeptIncentiveGrant>({ ...values }, before)
      // Of another unit a program is as good as not there.
      const program = await findProgram(tx.db, program_id)
      if (!program) throw notFound()
      if (!program.has_ended) refuseBroken([{ path: 'program_id', code: 'incentive_not_ended' }])
      const { counted, payee } = await reachedNow(tx, program, seller_id)
      await refuseOwn(tx, payee)
      const grants = await asPortal(tx, ({ db }) => findGrants(db, [program.id]))
      if (grants.some(grant => grant.seller_id === seller_id && grant.id !== id))
        refuseBroken([{ path: 'seller_id', code: 'incentive_granted_before' }])
      if (!counted) refuseBroken([{ path: 'seller_id', code: 'incentive_not_reached' }])
      return { ...values, ou_id: program.ou_id, program_name: program.name, ...counted }
    },
    beforeSubmit: async (tx, row) => refuseOwn(tx, await refuseChanged(tx, row)),
    async onApproved(tx, grant) {
      await asPortal(tx, async portal => {
        await lockSales(
          portal.db,
          grant.lines.map(({ sale_id }) => sale_id),
        )
        const payee = await refuseChanged(portal, grant)
        await carryOut(portal, grant, payee)
        await tellGrantee(portal, 'incentive.granted', grant)
      })
    },
    onVoided: (tx, row, reason) =>
      asPortal(tx, async portal => {
        await voidGrant(portal, row, reason)
        await tellGrantee(portal, 'incentive.voided', row)
      }),
    async barred(tx, row) {
      const { user_id } = await asPortal(tx, ({ db }) => findPayee(db, row.seller_id))
      return user_id === null ? [] : [user_id]
    },
  },
  handlers: {},
})

/** Nobody proposes, or submits, what he is granted himself. */
async function refuseOwn(tx: Tx, { user_id }: PayeeRow): Promise<void> {
  if (user_id !== null && user_id === (await findActing(tx.db)))
    throw new Problem('rule_broken', 'incentive_own')
}

/** What somebody has reached in a program, as a grant keeps it; null where it is nothing. */
async function reachedNow(tx: Tx, program: ProgramRow, sellerId: string) {
  return asPortal(tx, async ({ db }) => {
    const person = await standingOf(db, program, sellerId)
    const { metric, funded_by, developer_id } = program
    return {
      payee: await findPayee(db, sellerId),
      counted:
        person === null || person.standing.amount === 0n
          ? null
          : {
              ...{ metric, funded_by, developer_id },
              counted: measureText(metric, person.standing.counted),
              lines: linesOf(program, person).filter(({ amount }) => amount !== '0.00'),
              steps: person.standing.steps,
              amount: moneyText(person.standing.amount),
            },
    }
  })
}

/** A sale that was cancelled since, or a program that says something else now: what was drafted is not granted. */
async function refuseChanged(tx: Tx, grant: KeptIncentiveGrant): Promise<PayeeRow> {
  const program = await asPortal(tx, ({ db }) => findProgram(db, grant.program_id))
  if (!program) throw notFound()
  const { counted, payee } = await reachedNow(tx, program, grant.seller_id)
  const isSame = counted !== null && COUNTED.every(name => isDeepStrictEqual(counted[name], grant[name]))
  if (!isSame) throw new Problem('rule_broken', 'incentive_changed')
  return payee
}

/** Shares as commission has them; of the company's money they are owed at once, a developer is billed for them first. */
async function carryOut(tx: Tx, grant: KeptIncentiveGrant, payee: PayeeRow): Promise<void> {
  const { id, ou_id, seller_id, lines, number, funded_by } = grant
  const granted_on = await businessDay(tx.db)
  const date = [granted_on, await firstOpenDay(tx.db, ou_id)].toSorted().at(-1) ?? granted_on
  await insertShares(tx.db, grant, lines, granted_on)
  const seller = { party_type: 'seller', party_id: seller_id } as const
  const entries =
    funded_by === 'developer'
      ? []
      : await postEntry(tx, {
          ouId: ou_id,
          date,
          memo: `${number ?? ''} ${payee.name} ${grant.program_name}`.trim(),
          source: { type: 'incentive_grant', id },
          key: `incentive_grant:${id}`,
          lines: POSTING.incentive_granted({
            shares: [{ cost: 'incentives', amount: parseMoney(grant.amount), seller }],
          }),
        })
  await changeDocument(tx.db, incentiveGrant.resource, id, {
    ...{ granted_on, entry_id: entries[0]?.id ?? null, payee_employee_id: payee.employee_id },
  })
}
