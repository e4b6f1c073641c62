import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import '@/shared/form/form-kit.scss'

export type FileProgressProps = {
  /** The file, as whoever listens hears of it. */
  name: string
  label: ReactNode
  /** Of the whole; unknown while it is not sent yet. */
  share: number | undefined
  onStop: () => void
}

/** A file on its way, and the way to stop it. */
export function FileProgress({ name, label, share, onStop }: FileProgressProps) {
  const t = usePhrases('record')
  return (
    <div className="file-progress">
      <label>
        <span>{label}</span>
        <progress max={1} value={share} />
      </label>
      <Button size="sm" aria-label={t('form.file.cancel', { name })} onClick={onStop}>
        {t('form.file.stop')}
      </Button>
    </div>
  )
}
