import type { Translated } from '@/shared/i18n/translated'
import type { uiPhrases } from './ui.phrases'

export const uiPhrasesSp: Translated<typeof uiPhrases> = {
  optional: 'opcional',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  close: 'Cerrar',
  dismiss: 'Descartar',
  cancel: 'Cancelar',
  undo: 'Deshacer',
  loading: 'Cargando…',
  language: 'Idioma',
  auth_motto: 'Todos los inmuebles, ventas y comisiones de la empresa, en un solo lugar.',
  auth_note: 'Solo para el personal. Lo que haga aquí queda registrado.',
  month: {
    name: 'Mes',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    current: 'Este mes',
  },
}
