import { useState } from 'react'
import { useRemoveOwnPhotoMutation } from '@/features/profile/own-photo.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote, success } from '@/shared/notify/notification.slice'
import { ownPhotoChanged } from '@/shared/session/auth.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export function RemovePhoto() {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const [remove, { isLoading }] = useRemoveOwnPhotoMutation()
  const [isAsking, setAsking] = useState(false)

  const handleConfirm = async () => {
    try {
      await remove().unwrap()
      dispatch(ownPhotoChanged(null))
      dispatch(success(t('photo.removed')))
    } catch (error) {
      dispatch(errorNote(toApiFailure(error).message))
    }
    setAsking(false)
  }
  return (
    <>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {t('photo.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          show
          tone="danger"
          title={t('photo.remove_title')}
          confirmLabel={t('photo.remove')}
          busy={isLoading}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setAsking(false)}
        >
          {t('photo.remove_text')}
        </ConfirmDialog>
      )}
    </>
  )
}
