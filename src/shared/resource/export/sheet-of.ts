import type { FieldKind } from '@contract/kernel/field-kinds'
import type { Sheet, SheetColumn, SheetKind } from '@contract/kernel/sheet/sheet'
import { sheetName } from '@contract/kernel/sheet/sheet-name'
import { shownColumns } from '@/shared/grid/columns/column-layout'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { valueText } from '@/shared/grid/columns/value-text'
import type { ListModel } from '@/shared/resource/list-model'

const KINDS: Partial<Record<FieldKind, SheetKind>> = {
  money: 'money',
  rate: 'rate',
  days: 'money',
  integer: 'number',
  date: 'date',
  instant: 'instant',
}

function labelsOf(column: ListColumn, list: ListModel): Pick<SheetColumn, 'labels'> {
  if (column.kind === 'enum' && column.choices)
    return { labels: Object.fromEntries(column.choices.map(({ value, label }) => [value, label])) }
  if (column.kind !== 'boolean') return {}
  const say = (value: boolean) => valueText(list.words, column.id, 'boolean', value)
  return { labels: { true: say(true), false: say(false) } }
}

/** Those of the columns on the screen that the server can send; the others are drawn by the screen alone. */
export function exportedColumns(list: ListModel): ListColumn[] {
  return shownColumns(list.columns, list.settings.layout).filter(column => column.kind !== null)
}

export function sheetOf(list: ListModel, isRightToLeft: boolean): Sheet {
  return {
    name: sheetName(list.words.own('title'), [], list.words.say('export.sheet')),
    isRightToLeft,
    columns: exportedColumns(list).map(column => ({
      title: column.label,
      kind: (column.kind && KINDS[column.kind]) ?? 'text',
      ...labelsOf(column, list),
    })),
  }
}

/** "Users 2026-11-20.csv", in the letters of the reader, without what file systems refuse. */
export function fileNameOf(title: string, day: string, extension: string): string {
  const readable = title
    .replace(/[\\/:*?"<>|\p{Cc}\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[readable, day].filter(Boolean).join(' ')}.${extension}`
}
