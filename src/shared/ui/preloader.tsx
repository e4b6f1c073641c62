import { usePhrases } from '@/shared/i18n/use-phrases'
import { BrandMark } from '@/shared/ui/brand-mark'

/** The whole window while the portal starts; theme.scss shows it only where the layout enables it. */
export function Preloader() {
  const t = usePhrases('ui')
  return (
    <div className="preloader" role="status">
      <BrandMark className="brand-mark preloader-mark" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}
