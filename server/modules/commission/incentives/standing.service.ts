import { moneyText } from '@contract/kernel/money'
import { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import { measureText } from '@contract/modules/commission/incentive-tier'
import type { PersonStanding, ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { incentiveStanding } from '@contract/modules/commission/incentive.rules'
import { accessWhere, ALWAYS } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import {
  findCurrentPrograms,
  findGrants,
  findOwnSeller,
  findProgram,
  findSellers,
  type GrantOfPerson,
  type ProgramRow,
} from '@server/modules/commission/incentives/program.repository'
import { linesOf, standingsOf, type PersonCount } from '@server/modules/commission/incentives/standing'
import { OF_SELLER } from '@server/modules/commission/record/record-reader'
import { findActing } from '@server/modules/commission/releases/hand.repository'

/** How long a program that has ended is still shown: its grants are decided and paid in that time. */
const SHOWN_DAYS = 120

/** Programs of one's units; of people those whose commission one may see. */
export async function standingShown(tx: Tx, actor: Actor): Promise<ProgramStanding[]> {
  const programs = await findCurrentPrograms(
    tx.db,
    accessWhere(actor, 'view', incentiveProgramResource),
    SHOWN_DAYS,
  )
  // A seller and who stands above him may be of other units than the sale.
  return asPortal(tx, async portal => {
    const grants = await findGrants(
      portal.db,
      programs.map(({ id }) => id),
    )
    const own = await findOwnSeller(portal.db, actor.userId)
    const shown: ProgramStanding[] = []
    for (const program of programs) {
      const standings = await standingsOf(portal.db, program)
      // Who has sold nothing yet wants to know what is missing all the same.
      if (own && own.ou_id === program.ou_id && !standings.has(own.id) && !program.has_ended)
        standings.set(own.id, { sales: [], standing: incentiveStanding(program, []) })
      const sellers = await findSellers(portal.db, accessWhere(actor, 'view', OF_SELLER), program.ou_id, [
        ...standings.keys(),
      ])
      const people = sellers.flatMap(seller => {
        const count = standings.get(seller.id)
        if (!count) return []
        const grant = grants.find(each => each.program_id === program.id && each.seller_id === seller.id)
        return [shownPerson(program, { ...seller, is_own: seller.user_id === actor.userId }, count, grant)]
      })
      shown.push({ program: shownProgram(program), people: people.toSorted(byAmount) })
    }
    return shown
  })
}

/** Who reached a tier and has no grant yet; nobody proposes one for himself. Null where the program is not there. */
export async function proposalsOf(tx: Tx, programId: string): Promise<string[] | null> {
  const program = await findProgram(tx.db, programId)
  if (!program) return null
  if (!program.has_ended) throw new Problem('rule_broken', 'incentive_not_ended')
  const acting = await findActing(tx.db)
  return asPortal(tx, async ({ db }) => {
    const granted = new Set((await findGrants(db, [programId])).map(({ seller_id }) => seller_id))
    const standings = await standingsOf(db, program)
    const reached = [...standings].flatMap(([id, { standing }]) =>
      standing.amount > 0n && !granted.has(id) ? [id] : [],
    )
    const sellers = await findSellers(db, ALWAYS, program.ou_id, reached)
    return sellers.filter(({ user_id }) => user_id === null || user_id !== acting).map(({ id }) => id)
  })
}

function shownProgram({
  tiers: _tiers,
  is_active: _active,
  developer_id: _developer,
  ...program
}: ProgramRow): ProgramStanding['program'] {
  return program
}

function shownPerson(
  program: ProgramRow,
  { id, name, is_own }: { id: string; name: string; is_own: boolean },
  count: PersonCount,
  grant: GrantOfPerson | undefined,
): PersonStanding {
  const { counted, tier, amount, next, steps } = count.standing
  const measure = (value: bigint) => measureText(program.metric, value)
  return {
    ...{ seller_id: id, seller_name: name, is_own, steps },
    counted: measure(counted),
    tier: tier === null ? null : tier + 1,
    amount: moneyText(amount),
    next: next && { missing: measure(next.missing), amount: moneyText(next.amount) },
    sales: linesOf(program, count),
    grant: grant ? { id: grant.id, number: grant.number, status: grant.status } : null,
  }
}

const byAmount = (a: PersonStanding, b: PersonStanding) =>
  Number(b.amount) - Number(a.amount) ||
  Number(b.counted) - Number(a.counted) ||
  a.seller_name.localeCompare(b.seller_name)
