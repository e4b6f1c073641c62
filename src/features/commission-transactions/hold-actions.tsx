import { useState } from 'react'
import { transactionActions } from '@/features/commission-transactions/commission-transactions.api'
import type { ExplainedShare } from '@/features/commission-transactions/commission-transactions.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** A hold says why; ending one asks once, since others may bill the tranche in the next moment. */
export function HoldActions({ share }: { share: ExplainedShare }) {
  const t = usePhrases('commission-transactions')
  const [asked, setAsked] = useState<'hold' | 'let_go' | null>(null)
  const actions = share.reason?.actions ?? []
  if (actions.length === 0) return null
  const name = share.sale_no ?? ''
  const close = () => setAsked(null)
  return (
    <div className="cluster">
      {actions.map(action => (
        <Button key={action} icon={action === 'hold' ? 'lock' : 'unlock'} onClick={() => setAsked(action)}>
          {t(`command.${action}.open`)}
        </Button>
      ))}
      {asked === 'hold' && (
        <CommandDialog
          command={transactionActions.hold}
          record={share}
          recordName={name}
          namespace="commission-transactions"
          isGrave
          onClose={close}
        />
      )}
      {asked === 'let_go' && (
        <CommandConfirm
          command={transactionActions.let_go}
          call={{ record: share }}
          title={t('command.let_go.title', { name })}
          confirmLabel={t('command.let_go.submit')}
          done={t('command.let_go.done', { name })}
          onClose={close}
        >
          {t('command.let_go.text')}
        </CommandConfirm>
      )}
    </div>
  )
}
