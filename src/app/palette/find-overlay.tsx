import { useLocation } from 'react-router-dom'
import { KEY_GROUPS } from '@/app/palette/key-groups'
import '@/app/palette/palette.scss'
import { Palette } from '@/app/palette/palette'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Modal } from '@/shared/ui/modal'

export type FindOverlayProps = { name: 'palette' | 'keys'; show: boolean; onClose: () => void }

/** What comes with the first key or press. */
export function FindOverlay({ name, ...rest }: FindOverlayProps) {
  return name === 'keys' ? <KeysHelp {...rest} /> : <Palette {...rest} />
}

type KeysHelpProps = { show: boolean; onClose: () => void }

/** The keys of where one is. */
function KeysHelp({ show, onClose }: KeysHelpProps) {
  const t = usePhrases('palette')
  const { pathname } = useLocation()
  return (
    <Modal show={show} title={t('help.title')} onClose={onClose}>
      {KEY_GROUPS.filter(({ holds }) => holds(pathname)).map(({ name, keys }) => (
        <section key={name}>
          <h3 className="section-title">{t(`help.group.${name}`)}</h3>
          <dl className="keys-list">
            {keys.map(([press, does]) => (
              <div key={press}>
                <dt>{t(`help.does.${does}`)}</dt>
                <dd>
                  <kbd dir="ltr">{press}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}
