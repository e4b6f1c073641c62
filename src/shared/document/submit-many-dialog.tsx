import { MOST_SUBMITTED_TOGETHER } from '@contract/kernel/define-document'
import type { DocumentApi } from '@/shared/document/create-document-api'
import { SubmitManyForm } from '@/shared/document/submit-many-form'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldValue } from '@/shared/record/field-value'
import type { AskedOfPicked } from '@/shared/resource/picked-button'
import { PickedDialog } from '@/shared/resource/picked-dialog'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { usePicked } from '@/shared/resource/use-picked'

export type SubmitManyDialogProps = AskedOfPicked & { api: DocumentApi; namespace: Namespace }

/** The selected documents are submitted together, but for those that cannot be submitted now. */
export function SubmitManyDialog(props: SubmitManyDialogProps) {
  const { api, namespace, target, narrowing, onDone, onClose } = props
  const { document, records, useRefused } = api
  const t = usePhrases('document')
  const answer = usePicked(target, narrowing, {
    ...{ useListQuery: records.useListQuery, key: 'id', sort: 'created_at' },
    most: MOST_SUBMITTED_TOGETHER,
  })
  const [about = ''] = document.shown
  const field = document.resource.fields[about]
  // A draft has no number yet: what it is about tells it from the others.
  const nameOf = (row: ResourceRow) => (
    <>
      <bdi className="text-nowrap">{String(row['number'] ?? t('values.status.draft'))}</bdi>
      {field && (
        <>
          {' · '}
          <FieldValue {...{ field, namespace, row }} name={about} value={row[about]} />
        </>
      )}
    </>
  )
  return (
    <PickedDialog
      answer={answer}
      rows={answer.picked?.rows}
      useRefused={useRefused}
      idOf={({ id }) => id}
      nameOf={nameOf}
      words={{
        title: t('submit_many.open'),
        none: t('submit_many.none'),
        tooMany: t('submit_many.limit_reached', { limit: MOST_SUBMITTED_TOGETHER }),
        refused: t('submit_many.refused'),
      }}
      onClose={onClose}
    >
      {(rows, leftOut) => (
        <SubmitManyForm {...{ api, rows, nameOf, onDone, onClose }}>{leftOut}</SubmitManyForm>
      )}
    </PickedDialog>
  )
}
