import { useState } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { withUndo } from '@/shared/notify/undo'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { titleOf } from '@/shared/record/record-title'
import { UsedByList } from '@/shared/record/used-by-list'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Skeleton } from '@/shared/ui/skeleton'

export type RetireButtonProps = { api: RecordApi; row: ResourceRow }

/** Takes a record out of use, after showing where it is used, or back into use; either can be undone. */
export function RetireButton({ api, row }: RetireButtonProps) {
  const t = usePhrases('record')
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [deactivate, deactivating] = api.useDeactivateMutation()
  const [reactivate, reactivating] = api.useReactivateMutation()
  const uses = api.useUsedByQuery(row.id, { skip: !isAsking })
  const isActive = row['is_active'] !== false
  const name = titleOf(api.resource, row)

  const move = async (isBack: boolean, version: number) => {
    const call = { id: row.id, row_version: version }
    try {
      const moved = await (isBack ? reactivate(call) : deactivate(call)).unwrap()
      setAsking(false)
      const words = t(isBack ? 'panel.reactivated' : 'panel.deactivated', { name })
      dispatch(withUndo(words, () => void move(!isBack, moved.row_version)))
    } catch (failed) {
      const failure = toApiFailure(failed)
      setAsking(false)
      if (failure.code === 'stale_record') dispatch(api.wentStale(row.id))
      dispatch(errorNote(failure.message))
    }
  }

  return (
    <>
      {isActive ? (
        <Button icon="archive" onClick={() => setAsking(true)}>
          {t('panel.deactivate')}
        </Button>
      ) : (
        <Button
          icon="arrow-counterclockwise"
          busy={reactivating.isLoading}
          onClick={() => void move(true, row.row_version)}
        >
          {t('panel.reactivate')}
        </Button>
      )}
      <ConfirmDialog
        show={isAsking}
        title={t('panel.confirm_title', { name })}
        confirmLabel={t('panel.deactivate')}
        tone="danger"
        busy={deactivating.isLoading}
        onConfirm={() => void move(false, row.row_version)}
        onCancel={() => setAsking(false)}
      >
        <p>{t('panel.confirm_text')}</p>
        {uses.isFetching && <Skeleton lines={2} />}
        {!uses.isFetching && uses.error !== undefined && <p>{t('panel.confirm_unknown')}</p>}
        {!uses.isFetching && uses.data?.length === 0 && <p>{t('panel.confirm_unused')}</p>}
        {!uses.isFetching && uses.data && uses.data.length > 0 && (
          <>
            <p className="fw-medium">{t('panel.confirm_used')}</p>
            <UsedByList uses={uses.data} />
          </>
        )}
      </ConfirmDialog>
    </>
  )
}
