import type { BulkTarget } from '@contract/kernel/record-calls'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { VerifyMany, VerifyManyAnswer } from '@contract/modules/sales/payment.calls'
import { isCheque } from '@contract/modules/sales/payment-state.rules'
import { accessWhere } from '@server/platform/access/access-where'
import { paced } from '@server/platform/db/request-time'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { onlyTried } from '@server/platform/db/savepoint'
import { notFound, Problem } from '@server/platform/http/problems'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import type { Locale } from '@contract/kernel/locales'
import { allOf, conditions } from '@server/platform/resource/narrow-sql'
import {
  findTargets,
  lockPayments,
  type StoredPayment,
} from '@server/modules/sales/payments/payment.repository'
import {
  carryOut,
  paymentResource,
  refuseMove,
  type PaymentCall,
} from '@server/modules/sales/payments/payment.service'
import { beyondPayments, settleSale, type SaleSettlement } from '@server/modules/sales/payments/settle-sale'
import { lockSales } from '@server/modules/sales/payments/collected-sums.repository'

const MOST_ROWS = 1_000
const EXAMPLES = 3

/** The dry run is the same work undone: it promises nothing that the doing would not hold. */
export async function verifyMany(
  asking: PaymentCall & { locale: Locale },
  { target, cleared_on, dry_run }: VerifyMany,
): Promise<VerifyManyAnswer> {
  const { tx, actor, parts, locale } = asking
  const found = await targets(asking, target)
  const sales = await lockSales(
    tx.db,
    found.map(({ sale_id }) => sale_id),
  )
  const rows =
    found.length > 0
      ? await lockPayments(
          tx.db,
          found.map(({ id }) => id),
        )
      : []
  const today = await businessDay(tx.db)
  const saidOf = (payment: StoredPayment) => ({
    trigger: 'verify' as const,
    told_on: isCheque(payment.mode) ? cleared_on : null,
    reason: null,
  })
  const skipped = new Map<string, StoredPayment[]>()
  const good: StoredPayment[] = []
  for (const payment of rows) {
    const why = refusal(() => refuseMove(actor, payment, saidOf(payment), today))
    if (why === null) good.push(payment)
    else skipped.set(why, [...(skipped.get(why) ?? []), payment])
  }
  const run = <T>(work: (inner: Tx) => Promise<T>) => (dry_run ? onlyTried(tx, work) : work(tx))
  const effects = await run(async inner => {
    const own = { ...asking, tx: inner }
    for (const cheques of [true, false]) {
      const part = good.filter(({ mode }) => isCheque(mode) === cheques)
      if (part[0]) await carryOut(own, part, saidOf(part[0]), today)
    }
    const touched = new Set(good.map(({ sale_id }) => sale_id))
    if (touched.size === 0) return []
    return beyondPayments(inner, async portal => {
      const settled: SaleSettlement[] = []
      for (const sale of paced(sales))
        if (touched.has(sale.id)) settled.push(await settleSale(portal, parts, sale, today, actor.userId))
      return settled
    })
  })
  return {
    will_change: good.length,
    principal: moneyText(total(good.map(({ applied_principal }) => parseMoney(applied_principal)))),
    sales: effects.length,
    tranches_opened: effects.flatMap(({ tranches }) => tranches).filter(({ status }) => status === 'eligible')
      .length,
    fully_paid: effects.filter(({ fully_paid }) => fully_paid).length,
    ...(dry_run ? {} : { changed: good.map(({ id }) => id) }),
    skipped: [...skipped].map(([reason, group]) => ({
      reason,
      message: isServerPhrase(reason) ? say(locale, reason) : null,
      count: group.length,
      examples: group.slice(0, EXAMPLES).map(({ payment_no }) => payment_no),
    })),
  }
}

async function targets({ tx, actor }: PaymentCall, target: BulkTarget) {
  const may = accessWhere(actor, 'verify', paymentResource)
  if ('ids' in target) {
    const ids = [...new Set(target.ids)]
    refuseBeyond(ids.length)
    const found = await findTargets(tx.db, may, { ids }, MOST_ROWS)
    // One that is not theirs spoils the whole list, and is not named.
    if (found.length !== ids.length) throw notFound()
    return found
  }
  const { except, ...narrowing } = target.all
  const meant = allOf([
    may,
    accessWhere(actor, 'view', paymentResource),
    ...(await conditions(tx.db, paymentResource, narrowing)),
  ])
  const found = await findTargets(tx.db, meant, { except }, MOST_ROWS)
  refuseBeyond(found.length)
  return found
}

function refuseBeyond(count: number): void {
  if (count > MOST_ROWS) throw new Problem('rule_broken', 'bulk_beyond', { params: { limit: MOST_ROWS } })
}

function refusal(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof Problem) return error.phrase
    throw error
  }
}
