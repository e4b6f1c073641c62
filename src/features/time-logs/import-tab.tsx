import { lazy, Suspense, useState } from 'react'
import { punchImport } from '@contract/modules/time-logs/punch-import.calls'
import { useImportPunchesMutation } from '@/features/time-logs/time-logs.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ImportApi } from '@/shared/record/import/use-import'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

const punches: ImportApi = { useImportMutation: useImportPunchesMutation }

/** The file of a clocking device: tried, told what is wrong with it, and written only when confirmed. */
export function ImportTab() {
  const t = usePhrases('time-logs')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <EmptyState
        icon="upload"
        title={t('import.title')}
        action={
          <Button variant="primary" icon="upload" onClick={() => setOpen(true)}>
            {t('import.open')}
          </Button>
        }
      >
        <p>{t('import.text')}</p>
        <p>{t('import.formats')}</p>
        <p className="mb-0">{t('import.steps')}</p>
      </EmptyState>
      {isOpen && (
        <Suspense>
          <ImportWizard
            resource={punchImport}
            api={punches}
            namespace="time-logs"
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
