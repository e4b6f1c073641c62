import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesSp: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: 'Buenas noches, {{name}}',
    morning: 'Buenos días, {{name}}',
    afternoon: 'Buenas tardes, {{name}}',
    evening: 'Buenas noches, {{name}}',
  },
  units: 'Sus unidades',
  roles: 'Sus roles',
  no_units: 'Todavía no se le ha asignado ninguna unidad operativa.',
  no_roles: 'Todavía no se le ha asignado ningún rol. Un administrador puede hacerlo.',
  attention: {
    title: 'Pendiente de usted',
    pending_one: '{{count}} cuenta espera activación',
    pending_many: '{{count}} de cuentas esperan activación',
    pending_other: '{{count}} cuentas esperan activación',
    pending_text: 'Estas personas se han registrado y no pueden hacer nada hasta que se les asigne un rol.',
    pending_action: 'Abrir los usuarios',
  },
  shortcuts: {
    title: 'Lo que puede abrir',
    empty: 'Todavía no tiene acceso a nada',
    empty_text: 'En cuanto se le asigne un rol, sus pantallas aparecerán aquí y en el menú.',
    loading: 'Su menú está en camino.',
  },
  recent: { title: 'Abiertos recientemente' },
}
