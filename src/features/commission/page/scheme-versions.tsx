import { Link } from 'react-router-dom'
import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { schemePath } from '@/features/commission/scheme-paths'
import { SchemeStateBadge } from '@/features/commission/scheme-state-badge'
import type { ShownScheme } from '@/features/commission/schemes.api'
import { useSchemeWords } from '@/features/commission/use-scheme-words'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type SchemeVersionsProps = { scheme: ShownScheme }

type Version = SchemeDetail['versions'][number]

/** The whole line, newest first: from when to when each held, and how many sales it froze. */
export function SchemeVersions({ scheme }: SchemeVersionsProps) {
  const t = usePhrases('commission')
  const words = useSchemeWords()
  const columns: TableColumn<Version>[] = [
    {
      key: 'version',
      header: t('fields.version'),
      rowHeader: true,
      cell: ({ id, version }) => {
        const name = t('versions.number', { version })
        return id === scheme.id ? (
          <strong aria-current="true">{name}</strong>
        ) : (
          <Link to={schemePath(id)} className="record-link">
            {name}
          </Link>
        )
      },
    },
    { key: 'state', header: t('fields.state'), cell: ({ state }) => <SchemeStateBadge state={state} /> },
    { key: 'span', header: t('fields.span'), cell: version => words.span(version) },
    {
      key: 'sales',
      header: t('fields.frozen_sales'),
      figures: true,
      cell: ({ frozen_sales }) => <Ltr>{String(frozen_sales)}</Ltr>,
    },
  ]
  return (
    <Table caption={t('tabs.versions')} columns={columns} rows={scheme.versions} rowKey={({ id }) => id} />
  )
}
