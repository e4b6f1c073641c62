import { useState } from 'react'
import type { ApprovalChain } from '@contract/approvals/approval-chain.calls'
import { useRetireChainMutation } from '@/features/approvals/chains/chains.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error, success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type ChainRetireProps = { chain: ApprovalChain }

/** Requests under way keep the steps that they began with; only new ones take another chain. */
export function ChainRetire({ chain }: ChainRetireProps) {
  const t = usePhrases('approvals')
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [retire, { isLoading }] = useRetireChainMutation()
  const verb = chain.is_active ? 'deactivate' : 'reactivate'

  const handleConfirm = async () => {
    try {
      await retire({ chain, verb }).unwrap()
      dispatch(success(t(`chains.${verb}_done`, { name: chain.name })))
    } catch (failed) {
      dispatch(error(toApiFailure(failed).message))
    }
    setAsking(false)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(`chains.${verb}`)}</Button>
      <ConfirmDialog
        show={isAsking}
        title={t(`chains.${verb}`)}
        confirmLabel={t(`chains.${verb}`)}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setAsking(false)}
      >
        {t(`chains.${verb}_text`, { name: chain.name })}
      </ConfirmDialog>
    </>
  )
}
