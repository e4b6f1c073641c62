import { closeWarnings } from '@contract/modules/accounting/close-check.rules'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periodActions, useGetCloseChecklistQuery } from '@/features/ledger/ledger.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type CloseDialogProps = { period: FiscalPeriod; name: string; onClose: () => void }

/** A month closes by its checklist: what blocks has to be fixed first, and each warning is accepted by its name. */
export function CloseDialog({ period, name, onClose }: CloseDialogProps) {
  const t = usePhrases('ledger')
  const ui = usePhrases('ui')
  const { currentData: data, ...answer } = useGetCloseChecklistQuery(period.id)
  const blocking = data?.checks.filter(({ state }) => state === 'blocks') ?? []
  const title = t('command.close.title', { name })
  if (!data || blocking.length > 0)
    return (
      <Modal show title={title} onClose={onClose} footer={<Button onClick={onClose}>{ui('close')}</Button>}>
        {!data && <AnswerWait answer={answer} lines={3} />}
        {data && (
          <Banner tone="danger" title={t('checklist.not_ready')}>
            {blocking.map(({ check }) => t(`checklist.wrong.${check}`)).join(' · ')}
          </Banner>
        )}
      </Modal>
    )
  const accepted = closeWarnings(data.checks)
  return (
    <CommandConfirm
      command={periodActions.close}
      call={{ record: period, body: { accepted } }}
      title={title}
      confirmLabel={t('command.close.submit')}
      done={t('command.close.done', { name })}
      onClose={onClose}
    >
      <p>{t('command.close.text')}</p>
      {accepted.length === 0 ? (
        <Banner tone="success">{t('checklist.ready')}</Banner>
      ) : (
        <Banner tone="warning" title={t('checklist.accept')}>
          {accepted.map(check => (
            <div key={check}>{t(`checklist.wrong.${check}`)}</div>
          ))}
        </Banner>
      )}
    </CommandConfirm>
  )
}
