import { FILTER_OF_KIND } from '@contract/kernel/field-kinds'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import type { Choice, ColumnOverride, ColumnOverrides, ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { valueText } from '@/shared/grid/columns/value-text'
import { storedName } from '@/shared/i18n/stored-name'
import { optionsOf } from '@/shared/record/field-shape'
import type { ResourceRow } from '@/shared/resource/resource-types'

const NEVER_SHOWN = new Set(['id', 'row_version'])
/** There for who wants them, but not in the way. */
const HIDDEN_AT_FIRST = new Set(['created_at', 'updated_at'])

function choicesOf(field: string, declared: Field, words: ListWords): readonly Choice[] | undefined {
  if (declared.kind !== 'enum') return undefined
  return optionsOf(declared).map(value => ({ value, label: words.valueLabel(field, value) }))
}

function textOf(id: string, declared: Field, words: ListWords): ListColumn['text'] {
  if (!declared.to) return row => valueText(words, id, declared.kind, row[id])
  const [label, { to }] = [labelOf(id), declared]
  return row => (typeof row[label] === 'string' ? storedName(to, row[label]) : '')
}

function columnOf(
  id: string,
  declared: Field | undefined,
  given: ColumnOverride,
  words: ListWords,
): ListColumn {
  const { text, render } = given
  return {
    id,
    label: given.label ?? (given.bare ? '' : words.fieldLabel(id)),
    kind: declared?.kind ?? null,
    measure: declared?.measure,
    isSortable: Boolean(declared?.sortable),
    isEditable: Boolean(declared?.inline && declared.changeable),
    filter: declared?.filterable ? FILTER_OF_KIND[declared.kind] : null,
    to: declared?.to,
    choices: declared && choicesOf(id, declared, words),
    width: given.width,
    isFree: given.free,
    least: given.least,
    isHidden: given.hidden ?? HIDDEN_AT_FIRST.has(id),
    pinned: given.pinned ?? null,
    isBare: given.bare ?? false,
    text: text ?? (declared ? textOf(id, declared, words) : () => ''),
    render,
  }
}

/** Those that the screen names, in its order; then every other field that lists show. */
export function listColumns(
  resource: Resource,
  words: ListWords,
  overrides: ColumnOverrides<ResourceRow> = {},
): ListColumn[] {
  const listed = Object.entries<Field>(resource.fields).filter(
    ([id, field]) =>
      field.listed && !field.sensitive && !NEVER_SHOWN.has(id) && !['json', 'file'].includes(field.kind),
  )
  const fields = new Map(listed)
  const given = Object.entries(overrides).flatMap(([id, one]) => (one ? [[id, one] as const] : []))
  const own = new Map(given)
  const named = [...own.keys()]
  // An id says nothing to anybody: it is there for links and filters.
  const others = listed.filter(([id, { kind }]) => kind !== 'id' && !(id in overrides)).map(([id]) => id)
  // Buttons stay behind all that can be read.
  const bare = named.filter(id => own.get(id)?.bare)
  const order = [...named.filter(id => !bare.includes(id)), ...others, ...bare]
  return order.map(id => columnOf(id, fields.get(id), own.get(id) ?? {}, words))
}

/**
 * What the list can be narrowed by: its columns, and the fields that have none here. A link may name any of them,
 * and whoever follows it sees the condition and can take it off.
 */
export function listConditions(
  resource: Resource,
  words: ListWords,
  columns: readonly ListColumn[],
): readonly ListColumn[] {
  const shown = new Set(columns.map(({ id }) => id))
  const others = Object.entries<Field>(resource.fields).filter(
    ([id, field]) => field.filterable && !field.sensitive && !shown.has(id),
  )
  return [...columns, ...others.map(([id, field]) => columnOf(id, field, {}, words))]
}
