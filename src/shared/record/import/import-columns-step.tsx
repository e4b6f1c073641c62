import type { Resource } from '@contract/kernel/define-resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DateInput } from '@/shared/form/date-input'
import { doubledFields, missingFields } from '@/shared/record/import/column-guess'
import type { Import } from '@/shared/record/import/use-import'
import { fieldOf } from '@/shared/record/record-values'
import type { FieldWords } from '@/shared/record/use-field-words'
import { Banner } from '@/shared/ui/banner'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'
import { Table, type TableColumn } from '@/shared/ui/table'

export type ImportColumnsStepProps = { resource: Resource; state: Import; words: FieldWords }

type Column = { index: number; heading: string; example: string }
const EXAMPLES = 3

export function ImportColumnsStep({ resource, state, words }: ImportColumnsStepProps) {
  const t = usePhrases('import')
  const { table, headings, rows, map, fields } = state
  const namesOf = (list: readonly string[]) => list.map(words.label).join(', ')
  const missing = missingFields(resource, fields, map, state.once)
  const doubled = doubledFields(map)
  const columns: Column[] = headings.map((heading, index) => ({
    index,
    heading: heading || `${index + 1}`,
    example: rows
      .map(row => row[index] ?? '')
      .filter(Boolean)
      .slice(0, EXAMPLES)
      .join(' · '),
  }))
  const shown: TableColumn<Column>[] = [
    {
      key: 'column',
      header: t('columns.column'),
      rowHeader: true,
      cell: one => <bdi>{one.heading}</bdi>,
    },
    {
      key: 'example',
      header: t('columns.example'),
      cell: one => <bdi className="import-example">{one.example}</bdi>,
    },
    {
      key: 'field',
      header: t('columns.field'),
      cell: one => (
        <Select
          aria-label={one.heading}
          value={map[one.index] ?? ''}
          placeholder={t('columns.skip')}
          options={fields.map(name => ({ value: name, label: words.label(name) }))}
          onChange={event => state.setColumn(one.index, event.target.value || null)}
        />
      ),
    },
  ]

  return (
    <>
      <p className="mb-0">
        <bdi className="fw-medium">{t('file.read', { name: table?.name ?? '', count: rows.length })}</bdi>
      </p>
      {table && table.sheets.length > 1 && (
        <Field label={t('file.sheet')}>
          <Select
            value={String(state.sheet)}
            options={table.sheets.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={event => state.chooseSheet(Number(event.target.value))}
          />
        </Field>
      )}
      <p className="mb-0">{t('columns.text')}</p>
      <div role="status" className="form-stack">
        {missing.length > 0 && (
          <Banner tone="warning">
            {t('columns.missing', { count: missing.length, fields: namesOf(missing) })}
          </Banner>
        )}
        {doubled.length > 0 && (
          <Banner tone="warning">{t('columns.twice', { fields: namesOf(doubled) })}</Banner>
        )}
      </div>
      {state.onceFields.map(name => {
        const value = state.once[name] ?? null
        const set = (text: string | null) => state.setOnce(name, text)
        return (
          <Field key={name} label={words.label(name)} hint={t('columns.once')}>
            {fieldOf(resource, name).kind === 'date' ? (
              <DateInput value={value} onChange={set} />
            ) : (
              <TextInput value={value ?? ''} onChange={event => set(event.target.value || null)} />
            )}
          </Field>
        )
      })}
      <Table caption={t('columns.name')} columns={shown} rows={columns} rowKey={one => one.index} />
    </>
  )
}
