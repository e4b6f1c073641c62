import { useRef, useState } from 'react'
import { squarePhoto } from '@/features/profile/square-photo'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type PhotoChooserProps = { hasPhoto: boolean; onChoose: (photo: File) => void }

/** A picture of this device or, on a phone, one that is taken now. */
export function PhotoChooser({ hasPhoto, onChoose }: PhotoChooserProps) {
  const t = usePhrases('profile')
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setUnreadable(false)
    try {
      onChoose(await squarePhoto(file))
    } catch {
      setUnreadable(true)
    }
  }
  return (
    <div className="own-photo-choice">
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('photo.choose')}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t(hasPhoto ? 'photo.replace' : 'photo.choose')}
      </Button>
      <p className="field-hint">{t('photo.hint')}</p>
      {isUnreadable && (
        <p className="field-error" role="alert">
          {t('photo.unreadable')}
        </p>
      )}
    </div>
  )
}
