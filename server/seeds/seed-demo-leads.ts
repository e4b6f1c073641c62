import { addDays } from '@contract/kernel/dates'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { documentNumber } from '@contract/modules/settings/number-series.rules'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fingerprintOf } from '@server/modules/buyers/leads/lead.hooks'
import { mergeLead } from '@server/modules/buyers/leads/merge.service'
import {
  addActivities,
  addLeads,
  findPairs,
  findSellers,
  findStages,
  findWishes,
  takeNumbers,
  type DemoSeller,
  type DemoStage,
} from '@server/seeds/leads/demo-leads.repository'
import { leadPlans, type LeadPlan } from '@server/seeds/leads/lead-plans'
import { founder } from '@server/seeds/lists/list-writer'

const MERGES = 12
const NOON = 'T04:00:00Z'

/** The leads of two years. Written at once, by the rules that the calls are held to; the merges go through the call. */
export async function seedDemoLeads(tx: Tx, seal: ColumnSeal): Promise<void> {
  const { db } = tx
  const { today } = await clockOf(db)
  const sellers = await findSellers(db)
  const { projects, types } = await findWishes(db)
  if (sellers.length === 0) return
  const plans = leadPlans(today, sellers.length, projects.length, types.length).sort((a, b) =>
    a.registered_on < b.registered_on ? -1 : 1,
  )
  const stages = await findStages(db)
  const numbers = await numbersOf(tx, plans, sellers)

  const ids = await addLeads(
    db,
    plans.map((plan, index) => {
      const seller = sellers[plan.owner] as DemoSeller
      const met = plan.activities.find(({ outcome }) => outcome !== 'no_answer')
      return {
        ou_id: seller.ou_id,
        owner_employee_id: seller.id,
        team_id: seller.team_id,
        created_by: seller.user_id,
        updated_by: seller.user_id,
        created_at: `${plan.registered_on}${NOON}`,
        lead_no: numbers[index] ?? '',
        full_name: plan.full_name,
        mobile_e164: plan.mobile,
        email: plan.email,
        fingerprint: fingerprintOf(seal, { mobile_e164: plan.mobile, email: plan.email }),
        source: plan.source,
        campaign: plan.campaign,
        status_id: stageOf(stages, plan),
        category: plan.category,
        project_interest_ids: JSON.stringify(projects[plan.project] ? [projects[plan.project]] : []),
        unit_type_id: types[plan.unit_type] ?? null,
        budget_min: `${plan.budget}.00`,
        budget_max: `${plan.budget * 2}.00`,
        financing_pref: plan.country ? 'bank' : 'in_house',
        country: plan.country,
        consent_at: `${plan.registered_on}${NOON}`,
        consent_text_version: CURRENT_CONSENT,
        first_contact_at: met ? `${met.on}${NOON}` : null,
        next_action_at: plan.next_in === null ? null : `${addDays(today, plan.next_in)}${hourOf(index)}`,
        next_action_kind: plan.next_in === null ? null : index % 5 ? 'call' : 'site_visit',
        protected_from: plan.registered_on,
        protected_until: plan.protected_until,
        lost_reason: plan.lost_reason,
        converted_buyer_id: null,
        merged_into_id: null,
      }
    }),
  )
  await addActivities(
    db,
    plans.flatMap((plan, index) => {
      const seller = sellers[plan.owner] as DemoSeller
      return plan.activities.map(({ kind, on, outcome, note }) => ({
        ou_id: seller.ou_id,
        lead_id: ids[index] ?? '',
        kind,
        at: `${on}${NOON}`,
        by: seller.user_id,
        created_by: seller.user_id,
        updated_by: seller.user_id,
        outcome,
        note,
        next_action_at: null,
        next_action_kind: null,
        from_status_id: null,
        to_status_id: null,
        attachment: null,
        came_from_lead_id: null,
      }))
    }),
  )
  await mergeSome(tx, seal)
}

/** The last stage of a category where the plan goes beyond it. */
function stageOf(stages: readonly DemoStage[], { category, stage }: LeadPlan): string {
  const own = stages.filter(each => each.category === category)
  return own[Math.min(stage, own.length - 1)]?.id ?? ''
}

/** Between nine and five in Manila. */
function hourOf(index: number): string {
  return `T${String(1 + (index % 9)).padStart(2, '0')}:${index % 2 ? '30' : '00'}:00Z`
}

/** In the order in which they came, by unit and year. */
async function numbersOf(
  tx: Tx,
  plans: readonly LeadPlan[],
  sellers: readonly DemoSeller[],
): Promise<string[]> {
  const seriesOf = (plan: LeadPlan) => `${sellers[plan.owner]?.ou_id} ${plan.registered_on.slice(0, 4)}`
  const counts = new Map<string, number>()
  for (const plan of plans) counts.set(seriesOf(plan), (counts.get(seriesOf(plan)) ?? 0) + 1)
  const next = new Map<string, number>()
  for (const [series, count] of counts) {
    const [ouId = '', year = ''] = series.split(' ')
    next.set(series, await takeNumbers(tx.db, ouId, Number(year), count))
  }
  return plans.map(plan => {
    const series = seriesOf(plan)
    const no = next.get(series) ?? 1
    next.set(series, no + 1)
    const { ou_code } = sellers[plan.owner] as DemoSeller
    return documentNumber('LD', ou_code, Number(plan.registered_on.slice(0, 4)), no)
  })
}

async function mergeSome(tx: Tx, seal: ColumnSeal): Promise<void> {
  const admin = await tx.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'super-admin')
    .executeTakeFirstOrThrow()
  const actor = await founder(tx, admin.id)
  const quiet: Tx = { ...tx, audit: () => undefined }
  for (const { kept, gone, version } of await findPairs(tx.db, MERGES)) {
    const asked = { merged_lead_id: gone, reason: 'The same person, written down twice' }
    await mergeLead({ tx: quiet, actor, leadId: kept }, seal, version, asked)
  }
}
