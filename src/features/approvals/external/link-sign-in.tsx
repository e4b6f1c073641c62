import { usePhrases } from '@/shared/i18n/use-phrases'
import { buttonClass } from '@/shared/ui/button'

/** A full page load: the portal's sign-in stands in another document, and leads back here. */
export function LinkSignIn() {
  const t = usePhrases('link')
  const back = encodeURIComponent(window.location.pathname)
  return (
    <>
      <p>{t('sign_in.text')}</p>
      <a className={buttonClass('primary', 'lg', true)} href={`/login?redirectFrom=${back}`}>
        {t('sign_in.action')}
      </a>
    </>
  )
}
