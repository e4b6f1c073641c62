import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { anomalyActions } from '@/features/anomalies/anomalies.api'
import { useCan } from '@/shared/access/use-can'
import { CommandButton } from '@/shared/command/command-button'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

/** Dismissed with a reason, and taken back without one. */
export function AnomalyActions({ anomaly }: { anomaly: Anomaly }) {
  const t = usePhrases('anomalies')
  const can = useCan()
  const own = useAppSelector(selectUser)?.id ?? ''
  const [reopen, busyId] = useCommand(anomalyActions.reopen)
  if (!can('accounting.anomaly.dismiss') || anomaly.status === 'resolved') return null
  if (anomaly.status === 'open' && anomaly.made_by.includes(own))
    return <p className="text-muted mb-0">{t('command.dismiss.own')}</p>
  return (
    <div className="cluster">
      {anomaly.status === 'open' ? (
        <CommandButton
          command={anomalyActions.dismiss}
          record={anomaly}
          recordName={anomaly.title}
          namespace="anomalies"
        />
      ) : (
        <Button
          busy={busyId !== null}
          onClick={() => void reopen({ record: anomaly }, t('command.reopen.done', { name: anomaly.title }))}
        >
          {t('command.reopen.open')}
        </Button>
      )}
    </div>
  )
}
