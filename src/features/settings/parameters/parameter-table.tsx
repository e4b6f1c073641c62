import { Link } from 'react-router-dom'
import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry, ParameterList } from '@contract/modules/settings/parameter.calls'
import { entriesInForce } from '@contract/modules/settings/parameter-state.rules'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type ParameterTableProps = {
  title: string
  parameters: readonly Parameter[]
  list: ParameterList
}

/** Without an entry the default of the portal is in force. */
type InForce = { parameter: Parameter; entry: ParameterEntry | null }

/** What is in force today: a line for the company, and one for each unit or project where it is otherwise. */
export function ParameterTable({ title, parameters, list }: ParameterTableProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  const rows = parameters.flatMap(parameter =>
    entriesInForce(parameter, list.entries, list.today).map(entry => ({ parameter, entry })),
  )
  const columns: TableColumn<InForce>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      rowHeader: true,
      cell: ({ parameter: { code } }) => (
        <Link to={{ search: `?record=${code}` }} className="record-link">
          {words.name(code)}
        </Link>
      ),
    },
    {
      key: 'value',
      header: t('columns.value'),
      cell: ({ parameter, entry }) => words.value(parameter, entry?.value ?? parameter.default),
    },
    {
      key: 'scope',
      header: t('columns.scope'),
      cell: ({ entry }) => (entry ? words.place(entry) : t('scope.company')),
    },
    {
      key: 'from',
      header: t('columns.from'),
      cell: ({ entry }) => (entry ? <Ltr>{formats.date(entry.effective_from)}</Ltr> : t('built_in')),
    },
    { key: 'by', header: t('columns.by'), cell: ({ entry }) => entry?.set_by ?? '–' },
  ]
  return (
    <Table
      caption={title}
      columns={columns}
      rows={rows}
      rowKey={({ parameter, entry }) => entry?.id ?? parameter.code}
    />
  )
}
