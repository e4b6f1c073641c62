import { useState } from 'react'
import { triggersFrom } from '@contract/kernel/state-machine'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periodMachine, type PeriodTrigger } from '@contract/modules/accounting/period.rules'
import { periodActions } from '@/features/ledger/ledger.api'
import { CloseDialog } from '@/features/ledger/periods/close-dialog'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

/** A reopening is asked for, and decided by others. */
type OwnTrigger = Exclude<PeriodTrigger, 'reopen'>
const isOwn = (trigger: PeriodTrigger): trigger is OwnTrigger => trigger !== 'reopen'

export function PeriodActions({ period }: { period: FiscalPeriod }) {
  const t = usePhrases('ledger')
  const can = useCan()
  const formats = useFormats()
  const [asked, setAsked] = useState<OwnTrigger | null>(null)
  const offered = triggersFrom(periodMachine, period.status, can).filter(isOwn)
  const mayAsk = period.status !== 'open' && can('accounting.period_reopening.create')
  if (offered.length === 0 && !mayAsk) return null
  return (
    <div className="cluster">
      {offered.map(trigger => (
        <Button
          key={trigger}
          variant={trigger === 'close' ? 'primary' : 'secondary'}
          onClick={() => setAsked(trigger)}
        >
          {t(`command.${trigger}.open`)}
        </Button>
      ))}
      {mayAsk && (
        <ButtonLink to={`/accounting/period-reopenings?record=new&period=${period.id}`}>
          {t('command.reopen.open')}
        </ButtonLink>
      )}
      {asked === 'close' && (
        <CloseDialog period={period} name={formats.month(period.month)} onClose={() => setAsked(null)} />
      )}
      {asked && asked !== 'close' && (
        <CommandDialog
          command={periodActions[asked]}
          record={period}
          recordName={formats.month(period.month)}
          namespace="ledger"
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
