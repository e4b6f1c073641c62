import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import '@/shared/form/form-kit.scss'

export type FileProgressProps = {
  /** The file, as whoever listens hears of it. */
  name: string
  /** Of the whole; unknown while it is made smaller and nothing is sent yet. */
  share: number | undefined
  /** Where there is more to say than its name and its share. */
  label?: ReactNode
  onStop: () => void
}

/** A file on its way, and the way to stop it. */
export function FileProgress({ name, share, label, onStop }: FileProgressProps) {
  const t = usePhrases('record')
  const progress =
    share === undefined
      ? t('form.file.shrinking', { name })
      : t('form.file.sending', { name, percent: Math.round(share * 100) })
  return (
    <div className="file-progress">
      <label>
        <span>{label ?? progress}</span>
        <progress max={1} value={share} />
      </label>
      <Button size="sm" aria-label={t('form.file.cancel', { name })} onClick={onStop}>
        {t('form.file.stop')}
      </Button>
    </div>
  )
}
