import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { budgetResource } from '@contract/modules/accounting/budget.resource'
import { statementUnits } from '@contract/kernel/statement-units'

const FIRST_YEAR = 2000
const LAST_YEAR = 2099
const MOST_LESS = -100
const MOST_MORE = 1000

/** What a budget begins with: nothing, what was posted in the year before, or the budget of that year. */
export const BUDGET_SOURCES = ['nothing', 'actuals', 'budget'] as const
export type BudgetSource = (typeof BUDGET_SOURCES)[number]

const PERCENT = /^-?\d{1,4}(\.\d{1,2})?$/
const isPercent = (text: string) =>
  PERCENT.test(text) && Number(text) >= MOST_LESS && Number(text) <= MOST_MORE

export const budgetStartSchema = z.strictObject({
  ou_id: idSchema,
  year: z.number().int().min(FIRST_YEAR).max(LAST_YEAR),
  from: z.enum(BUDGET_SOURCES),
  /** So much is added to each amount, or taken off it. */
  percent: z.string().refine(isPercent, 'percent_malformed'),
  /** Lines that there are already are written anew. */
  replace: z.boolean(),
})
export type BudgetStart = z.infer<typeof budgetStartSchema>

export const budgetTotalsQuerySchema = z.strictObject({
  year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR),
  units: statementUnits,
})
/** Twelve months, and the year after them. */
const monthsAndYear = z.array(z.string())
export const budgetTotalsSchema = z.object({
  year: z.number().int(),
  /** Years that have a budget, the latest first. */
  years: z.array(z.number().int()),
  income: monthsAndYear,
  costs: monthsAndYear,
  /** Income less costs. */
  result: monthsAndYear,
})
export type BudgetTotals = z.infer<typeof budgetTotalsSchema>

export const budgetCommands = defineCommands(budgetResource, {
  start: {
    on: 'list',
    permission: 'expense.budget.edit',
    summary: 'Begin the budget of a unit and a year, with a line for each account of the profit and loss',
    body: budgetStartSchema,
    answer: z.object({ written: z.number().int(), kept: z.number().int() }),
  },
})
