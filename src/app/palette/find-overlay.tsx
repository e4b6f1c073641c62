import { KeysHelp } from '@/app/palette/keys-help'
import { Palette } from '@/app/palette/palette'

export type FindOverlayProps = { name: 'palette' | 'keys'; show: boolean; onClose: () => void }

/** What comes with the first key or press. */
export function FindOverlay({ name, ...rest }: FindOverlayProps) {
  return name === 'keys' ? <KeysHelp {...rest} /> : <Palette {...rest} />
}
