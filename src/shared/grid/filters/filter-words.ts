import { formatAmount } from '@contract/kernel/money'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { rateText, valueText } from '@/shared/grid/columns/value-text'
import { isCombined, type ColumnFilter, type FilterCondition } from '@/shared/grid/filters/filter-model'
import { storedName } from '@/shared/i18n/stored-name'

/** How a picked value calls itself; a reference's id is looked up. */
export type NameOf = (value: string) => string | undefined
const NAMED_AT_ONCE = 2

function figureText(column: ListColumn, value: string | number | undefined): string {
  if (value === undefined) return ''
  if (column.kind === 'money') return formatAmount(value)
  return column.kind === 'rate' ? rateText(value) || String(value) : String(value)
}

export function setValueText(
  words: ListWords,
  column: ListColumn,
  value: string | boolean | null,
  nameOf: NameOf = () => undefined,
): string {
  if (value === null || value === '') return words.say('blank')
  const name = column.to ? nameOf(String(value)) : undefined
  return name === undefined ? valueText(words, column.id, column.kind, value) : storedName(column.to, name)
}

function conditionText(
  words: ListWords,
  column: ListColumn,
  condition: FilterCondition,
  nameOf: NameOf,
): string {
  switch (condition.filterType) {
    case 'set': {
      // An id says nothing to anybody.
      if (column.kind === 'id') return words.say('filter.picked', { count: condition.values.length })
      const named = condition.values.slice(0, NAMED_AT_ONCE)
      const texts = named.map(value => setValueText(words, column, value, nameOf))
      if (texts.length === 0) return words.say('filter.nothing')
      if (condition.values.length <= NAMED_AT_ONCE) return texts.join(', ')
      return words.say('filter.some', {
        first: texts.join(', '),
        count: condition.values.length - texts.length,
      })
    }
    case 'text':
      return words.say(`said.${condition.type}`, { value: condition.filter ?? '' })
    case 'number': {
      const from = figureText(column, condition.filter)
      const to = figureText(column, condition.filterTo)
      return words.say(`said.${condition.type}`, { value: from, from, to })
    }
    case 'date': {
      const day = (text: string | null | undefined) => (text ? words.formats.date(text.slice(0, 10)) : '')
      const from = day(condition.dateFrom)
      const key = { lessThan: 'before', greaterThan: 'after' }[String(condition.type)] ?? condition.type
      return words.say(`said.${key}`, { value: from, from, to: day(condition.dateTo) })
    }
  }
}

/** "Status: Active, Suspended" without its heading: what a chip and a printed page say of a filter. */
export function filterWords(
  words: ListWords,
  column: ListColumn,
  filter: ColumnFilter,
  nameOf: NameOf = () => undefined,
): string {
  if (!isCombined(filter)) return conditionText(words, column, filter, nameOf)
  const key = filter.operator === 'AND' ? 'filter.and' : 'filter.or'
  return filter.conditions
    .map(condition => conditionText(words, column, condition, nameOf))
    .reduce((first, second) => words.say(key, { first, second }))
}
