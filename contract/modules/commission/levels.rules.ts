import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import { splitByWeights } from '@contract/kernel/parts'
import type { Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import type { SchemeLevel } from '@contract/selling/scheme.rules'

export type VacantRule = 'to_company' | 'to_next_level'
export type LevelKey<Level extends string> = Level | 'base' | 'gross' | 'company'

export type LevelAmounts<Level extends string> = {
  gross: Centavos
  levels: ReadonlyMap<Level, Centavos>
  company: Centavos
  steps: readonly Step<LevelKey<Level>>[]
}

/** each level, from the bottom up, earns its own rate of the base; the company what none earns. */
export function levelAmounts<Level extends string>(
  base: Centavos,
  companyRate: Rate,
  levels: readonly SchemeLevel<Level>[],
): LevelAmounts<Level> {
  const { add, steps } = startComputation<LevelKey<Level>>('R-07')
  add('base', { by: 'given', amount: base })
  const gross = add('gross', { by: 'percent', of: 'base', rate: companyRate })
  const amounts = levels.map(
    ({ level, rate }) => [level, add(level, { by: 'percent', of: 'base', rate })] as const,
  )
  const names = levels.map(({ level }) => level)
  const company = add('company', { by: 'difference', from: 'gross', less: names })
  if (company < 0n) throw new RefusedTerms('levels_above_company_rate')
  return { gross, levels: new Map(amounts), company, steps }
}

export type Participant<Level extends string> = {
  id: string
  level: Level
  weight: bigint
  sequence_no: number
}

export type Shares = { gross: Centavos; company: Centavos; sellers: readonly Share[] }
export type Share = { id: string; amount: Centavos }

/** Who gets how much: co-sellers share their level by weight; a level nobody stands in goes by the rule. */
export function shareAmounts<Level extends string>(
  amounts: Pick<LevelAmounts<Level>, 'gross' | 'levels'>,
  participants: readonly Participant<Level>[],
  vacant: VacantRule,
): Shares {
  const ordered = participants.toSorted((a, b) => a.sequence_no - b.sequence_no)
  const sellers: Share[] = []
  let rolledUp = 0n
  for (const [level, own] of amounts.levels) {
    const people = ordered.filter(person => person.level === level)
    const amount = own + rolledUp
    rolledUp = people.length === 0 && vacant === 'to_next_level' ? amount : 0n
    if (people.length === 0) continue
    const parts = splitByWeights(
      amount,
      people.map(({ weight }) => weight),
    )
    sellers.push(...people.map(({ id }, index) => ({ id, amount: parts[index] ?? 0n })))
  }
  const paid = sellers.reduce((sum, { amount }) => sum + amount, 0n)
  return { gross: amounts.gross, company: amounts.gross - paid, sellers }
}
