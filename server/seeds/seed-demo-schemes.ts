import { schemeDraftSchema } from '@contract/modules/commission/scheme.resource'
import { insertScheme, moveScheme } from '@server/modules/commission/scheme.repository'
import type { Tx } from '@server/platform/db/transaction'

type Level = readonly [level: string, rate: string, isOverride: boolean]
type Tranche = readonly [name: string, trigger: string, release: string, event?: string]

const FOUR: readonly Tranche[] = [
  ['First tenth', '10', '30'],
  ['First fifth', '20', '30'],
  ['Half', '50', '20'],
  ['Paid in full', '100', '20'],
]
const TWO: readonly Tranche[] = [
  ['Down payment', '20', '50', 'cts_signed'],
  ['Take-out', '95', '50'],
]
const levels = (agent: string, manager: string, director: string, broker: string): readonly Level[] => [
  ['agent', agent, false],
  ['sales_manager', manager, true],
  ['sales_director', director, true],
  ['broker', broker, true],
]

/** By which schemes the demo company is paid: one for all, and those that developers have agreed to themselves. */
const SCHEMES = [
  ['STANDARD', 'Standard', null, '6', levels('3.5', '0.75', '0.4', '0.25'), FOUR],
  ['KAPATAGAN', 'Kapatagan Homes', 'KAPATAGAN', '5', levels('3', '0.5', '0.3', '0.2'), FOUR],
  ['ALON', 'Alon Bay', 'ALON', '7', levels('4', '0.9', '0.5', '0.3'), TWO],
  ['HIMLAY', 'Himlayan Gardens', 'HIMLAY', '10', levels('6', '1', '0.5', '0.5'), FOUR],
] as const

export async function seedDemoSchemes(tx: Tx): Promise<void> {
  const developers = await tx.db.selectFrom('developer').select(['id', 'code']).execute()
  for (const [code, name, developer, company_rate_pct, ranks, tranches] of SCHEMES) {
    const draft = schemeDraftSchema.parse({
      code,
      name,
      developer_id: developers.find(each => each.code === developer)?.id ?? null,
      project_id: null,
      valid_from: '2019-01-01',
      valid_to: null,
      company_rate_pct,
      levels: ranks.map(([level, rate_pct, is_override]) => ({ level, rate_pct, is_override })),
      tranches: tranches.map(([title, trigger_pct, release_pct, requires_event = 'none']) => ({
        name: title,
        trigger_pct,
        release_pct,
        requires_event,
      })),
    })
    const id = await insertScheme(tx.db, draft, null)
    await moveScheme(tx.db, id, { status: 'active', updated_by: null })
  }
}
