import { useState } from 'react'
import type { ClawbackMove } from '@contract/modules/commission/clawback-state'
import type { ShownClawback } from '@/features/clawbacks/clawbacks.api'
import { clawbackActions } from '@/features/clawbacks/clawbacks.api'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** What its state and the reader's rights leave to be done: it is given up by two, or by nobody. */
export function ClawbackActions({ clawback }: { clawback: ShownClawback }) {
  const t = usePhrases('clawbacks')
  const [asked, setAsked] = useState<ClawbackMove | null>(null)
  const actions = clawback.actions ?? []
  if (actions.length === 0) return null
  const name = clawback.seller_label ?? clawback.sale_no ?? ''
  const close = () => setAsked(null)
  return (
    <div className="cluster">
      {actions.map(move => (
        <Button key={move} onClick={() => setAsked(move)}>
          {t(`command.${move}.open`)}
        </Button>
      ))}
      {asked === 'ask_write_off' && (
        <CommandDialog
          command={clawbackActions.ask_write_off}
          record={clawback}
          recordName={name}
          namespace="clawbacks"
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'ask_write_off' && (
        <CommandConfirm
          command={clawbackActions[asked]}
          call={{ record: clawback }}
          title={t(`command.${asked}.title`, { name })}
          confirmLabel={t(`command.${asked}.submit`)}
          done={t(`command.${asked}.done`, { name })}
          {...((asked === 'write_off' || asked === 'confirm') && { tone: 'danger' as const })}
          onClose={close}
        >
          {t(`command.${asked}.text`)}
        </CommandConfirm>
      )}
    </div>
  )
}
