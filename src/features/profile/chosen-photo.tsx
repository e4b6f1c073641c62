import { useEffect, useState } from 'react'
import { ownPhotoSent, sendOwnPhoto } from '@/features/profile/own-photo.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { ownPhotoChanged } from '@/shared/session/auth.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type ChosenPhotoProps = { file: File; onClose: () => void }

/** As it will be seen, before anything is sent. */
export function ChosenPhoto({ file, onClose }: ChosenPhotoProps) {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])

  const handleSave = async () => {
    setFailure(null)
    setBusy(true)
    try {
      const { id } = await sendOwnPhoto(file)
      dispatch(ownPhotoChanged(id))
      dispatch(ownPhotoSent())
      dispatch(success(t('photo.saved')))
      onClose()
    } catch (error) {
      setFailure(toApiFailure(error).message)
      setBusy(false)
    }
  }
  return (
    <div className="form-stack">
      <div className="own-photo">
        <img className="own-photo-preview" src={address} alt={t('photo.preview')} />
        <p className="text-muted small mb-0">{t('photo.unsaved')}</p>
      </div>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="form-actions">
        <Button disabled={isBusy} onClick={onClose}>
          {t('photo.discard')}
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => void handleSave()}>
          {t('photo.save')}
        </Button>
      </div>
    </div>
  )
}
