import { useState } from 'react'
import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { anomalyActions } from '@/features/anomalies/anomalies.api'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** Dismissed with a reason, and taken back without one. */
export function AnomalyActions({ anomaly }: { anomaly: Anomaly }) {
  const t = usePhrases('anomalies')
  const can = useCan()
  const [isAsked, setAsked] = useState(false)
  const [reopen, busyId] = useCommand(anomalyActions.reopen)
  if (!can('accounting.anomaly.dismiss') || anomaly.status === 'resolved') return null
  return (
    <div className="cluster">
      {anomaly.status === 'open' ? (
        <Button onClick={() => setAsked(true)}>{t('command.dismiss.open')}</Button>
      ) : (
        <Button
          busy={busyId !== null}
          onClick={() => void reopen({ record: anomaly }, t('command.reopen.done', { name: anomaly.title }))}
        >
          {t('command.reopen.open')}
        </Button>
      )}
      {isAsked && (
        <CommandDialog
          command={anomalyActions.dismiss}
          record={anomaly}
          recordName={anomaly.title}
          namespace="anomalies"
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
