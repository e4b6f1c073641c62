import { addDays, type DateText } from '@contract/kernel/dates'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import type { ActivityKind } from '@contract/modules/buyers/activity-kinds'
import type { LeadCategory } from '@contract/selling/lead-state.rules'
import { LEAD_SOURCES } from '@contract/modules/buyers/lead.resource'
import { firstNames, lastNames } from '@server/seeds/staff'

export const DEMO_LEADS = 1_500
const DAYS_BACK = 720

/** The same leads at every start: a small generator with a fixed seed. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type PlannedActivity = {
  kind: ActivityKind
  on: DateText
  outcome: string | null
  note: string | null
}
export type LeadPlan = {
  owner: number
  full_name: string
  mobile: string
  email: string | null
  source: (typeof LEAD_SOURCES)[number]
  campaign: string | null
  category: Extract<LeadCategory, 'open' | 'working' | 'lost'>
  /** How far it has come among the stages of its category. */
  stage: number
  registered_on: DateText
  protected_until: DateText
  lost_reason: string | null
  project: number
  unit_type: number
  budget: number
  country: string | null
  /** Days from today; null: nothing is planned. */
  next_in: number | null
  activities: PlannedActivity[]
}

const REASONS = [
  'Bought elsewhere',
  'No budget this year',
  'Cannot be reached',
  'Wants another area',
] as const
const COUNTRIES = ['United Arab Emirates', 'Singapore', 'Qatar', 'Canada', 'Italy'] as const
const NOTES = [
  'Asks for a unit near the school',
  'Wants to see the model house with the family',
  'Compares with a condominium in the city',
  'Waits for the loan approval of the bank',
] as const
const KINDS = ['call', 'sms', 'chat', 'call', 'site_visit', 'presentation'] as const

/** Who came when, what was done since, and where that has led; only sales reserve and win. */
export function leadPlans(today: DateText, owners: number, projects: number, types: number): LeadPlan[] {
  const draw = drawer(20_260_114)
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)] as T
  return Array.from({ length: DEMO_LEADS }, (_, index) => {
    // Half of them came within the last ten weeks: that is what a seller works with.
    const age = index % 2 ? draw(70) : draw(DAYS_BACK)
    const registered_on = addDays(today, -age)
    const category = categoryOf(age, draw(100))
    const touches = category === 'open' ? draw(2) * (age > 3 ? 1 : 0) : 1 + draw(4)
    const activities = Array.from({ length: touches }, (_unused, touch): PlannedActivity => {
      const kind = category === 'open' ? 'sms' : pick(KINDS)
      return {
        kind,
        on: addDays(registered_on, Math.floor((Math.min(age, 50) * (touch + 1)) / (touches + 1))),
        outcome:
          category === 'open' ? 'no_answer' : kind === 'call' ? pick(['reached', 'interested']) : 'done',
        note: draw(3) === 0 ? pick(NOTES) : null,
      }
    })
    const last = activities.reduce((latest, { on }) => (on > latest ? on : latest), registered_on)
    const isAbroad = draw(6) === 0
    return {
      owner: draw(owners),
      full_name: `${pick(firstNames)} ${pick(lastNames)}`,
      mobile: `+6391${5 + (index % 5)}${String(2_000_000 + index * 4_001).slice(-7)}`,
      email: draw(3) === 0 ? `buyer${index}@mail.test` : null,
      source: isAbroad ? 'ofw_roadshow' : pick(LEAD_SOURCES),
      campaign: draw(4) === 0 ? `Open house ${registered_on.slice(0, 7)}` : null,
      category,
      stage: category === 'working' ? (index >> 1) % (touches + 1) : 0,
      registered_on,
      protected_until: addDays(last, leadProtectionDays.default),
      lost_reason: category === 'lost' ? pick(REASONS) : null,
      project: draw(projects),
      unit_type: draw(types),
      budget: 1_500_000 + draw(60) * 100_000,
      country: isAbroad ? pick(COUNTRIES) : null,
      next_in: category === 'lost' || draw(3) === 0 ? null : draw(14) - 4,
      activities,
    }
  })
}

function categoryOf(age: number, chance: number): LeadPlan['category'] {
  if (age < 7) return chance < 70 ? 'open' : 'working'
  if (age < 70) return chance < 25 ? 'open' : chance < 85 ? 'working' : 'lost'
  // Of those who asked long ago, sales take most of the ones that are left.
  return chance < 30 ? 'working' : 'lost'
}
