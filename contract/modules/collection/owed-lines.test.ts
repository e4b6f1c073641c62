import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { AGING_BUCKETS } from '@contract/modules/collection/aging.rules'
import { groupOwedLines, type OwedLine } from '@contract/modules/collection/owed-lines'

const AS_OF = '2026-06-30'

const owedLines = fc.array(
  fc.record({
    project: fc.integer({ min: 1, max: 3 }),
    statement: fc.integer({ min: 0, max: 3 }),
    open: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  }),
  { maxLength: 20 },
)
const lineOf = (
  { project, statement, open }: { project: number; statement: number; open: bigint },
  index: number,
): OwedLine => ({
  id: `line ${index}`,
  statement_id: `statement ${statement}`,
  number: `SOA-${statement}`,
  due_on: addDays(AS_OF, -45 * statement),
  project_id: `project ${project}`,
  project_name: `Project ${project}`,
  sale_id: `sale ${index}`,
  sale_no: `S-${index}`,
  unit_code: `U-${index}`,
  seq: 1,
  billed: moneyText(open),
  open: moneyText(open),
})
const sum = (amounts: readonly string[]) => moneyText(total(amounts.map(parseMoney)))

it('what a developer owes is the same sum at each level: its projects, their statements, the lines of each', () => {
  fc.assert(
    fc.property(owedLines, made => {
      const owed = groupOwedLines(AS_OF, made.map(lineOf))
      expect(owed.total).toBe(moneyText(total(made.map(({ open }) => open))))
      for (const level of [owed, ...owed.projects])
        expect(sum(AGING_BUCKETS.map(bucket => level.buckets[bucket] ?? '0.00'))).toBe(level.total)
      for (const project of owed.projects) {
        expect(sum(project.statements.map(({ open }) => open))).toBe(project.total)
        for (const statement of project.statements)
          expect(sum(statement.lines.map(({ open }) => open))).toBe(statement.open)
      }
    }),
  )
})
