import { DropdownPanel } from '@/shared/ui/overlays/dropdown-panel'
import { TooltipNote } from '@/shared/ui/overlays/tooltip-note'

/** What stands beside a button; apart from the frames, as a record that the address names needs none of it. */
export const menus = { DropdownPanel, TooltipNote }
