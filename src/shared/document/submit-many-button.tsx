import { lazy, Suspense, useState } from 'react'
import type { DocumentApi } from '@/shared/document/create-document-api'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { Button } from '@/shared/ui/button'

const SubmitManyDialog = lazy(() =>
  import('@/shared/document/submit-many-dialog').then(file => ({ default: file.SubmitManyDialog })),
)

export type SubmitManyButtonProps = PickedRows & { api: DocumentApi; namespace: Namespace }

/** Of the documents that are selected in their list. */
export function SubmitManyButton({ api, namespace, target, list, clear }: SubmitManyButtonProps) {
  const t = usePhrases('document')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" icon="send" onClick={() => setAsking(true)}>
        {t('submit_many.open')}
      </Button>
      {isAsking && (
        <Suspense>
          <SubmitManyDialog
            api={api}
            namespace={namespace}
            narrowing={list.narrowing}
            target={target}
            onDone={clear}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
