import { Link } from 'react-router-dom'
import { labelOf } from '@contract/kernel/references'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { FieldValue } from '@/shared/record/field-value'
import { fieldOf } from '@/shared/record/record-values'
import { titleOf } from '@/shared/record/record-title'
import { useGetRelatedQuery, type RelatedKind } from '@/shared/record/related/related.api'
import type { RelatedRecords } from '@/shared/record/related/related-records'
import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { useFieldWords } from '@/shared/record/use-field-words'
import { FIGURES } from '@/shared/grid/columns/list-column'
import { listPath } from '@/shared/resource/list-path'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'

export type RelatedTableProps = { related: RelatedRecords; label: string }

/** The first of them, each with the way to it, and the way to all of them in their own list. */
export function RelatedTable({ related, label }: RelatedTableProps) {
  const { resource, namespace, name, filter, fields, list, open } = related
  const t = usePhrases('record')
  const words = useFieldWords(namespace, name)
  const areWordsHere = useLatePhrases(namespace)
  const answer = useGetRelatedQuery({ kind: resource.name as RelatedKind, path: resource.path, filter })
  const wait = <Skeleton shape="rows" lines={4} />
  const called = related.title
  const title = (row: ResourceRow) =>
    (called === undefined ? titleOf(resource, row) : String(row[labelOf(called)] ?? row[called] ?? '')) ||
    t('panel.details')
  const columns: TableColumn<ResourceRow>[] = [
    {
      key: resource.title,
      header: words.label(called ?? resource.title),
      rowHeader: true,
      cell: row =>
        open ? (
          <Link to={open(row)} className="record-link">
            <bdi>{title(row)}</bdi>
          </Link>
        ) : (
          <bdi>{title(row)}</bdi>
        ),
    },
    ...fields.map(field => ({
      key: field,
      header: words.label(field),
      figures: FIGURES.has(fieldOf(resource, field).kind),
      cell: (row: ResourceRow) => (
        <FieldValue
          field={fieldOf(resource, field)}
          name={field}
          namespace={namespace}
          value={row[field]}
          row={row}
        />
      ),
    })),
  ]
  if (!areWordsHere) return wait
  return (
    <Answer answer={answer} wait={wait}>
      {({ rows, isAll }) => (
        <div className="stack">
          <div className="related-scroll">
            <Table
              caption={label}
              columns={columns}
              rows={rows}
              rowKey={row => row.id}
              empty={<EmptyState icon="inbox" title={t('related.none')} />}
            />
          </div>
          {!isAll && (
            <div>
              <ButtonLink to={listPath(list, { filter })} icon="list">
                {t('related.all')}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </Answer>
  )
}
