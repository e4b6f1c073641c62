import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesSp: Translated<typeof authPhrases> = {
  email: 'Correo electrónico',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  to_login: 'Volver al inicio de sesión',

  login: {
    title: 'Iniciar sesión',
    text: 'Use la cuenta de la empresa.',
    submit: 'Iniciar sesión',
    forgot: '¿La olvidó?',
    register_question: '¿Todavía no tiene cuenta?',
    register: 'Solicitar una',
    registered_title: 'Su solicitud ha llegado.',
    registered: 'Podrá iniciar sesión en cuanto un administrador active la cuenta.',
  },

  demo: {
    title: 'Conozca el portal',
    text: 'Esta es la empresa de demostración. Iniciar sesión como:',
  },

  roles: {
    super_admin: 'Superadministrador',
    ou_admin: 'Administrador de unidad',
    sales_admin: 'Administrador de ventas',
    agent: 'Agente',
    sales_manager: 'Gerente de ventas',
    accounting: 'Contabilidad',
    hr_staff: 'Recursos Humanos',
    immediate_head: 'Superior inmediato',
    president: 'Presidencia',
    employee: 'Empleado',
  },

  register: {
    title: 'Solicitar una cuenta',
    text: 'Un administrador revisa la solicitud y asigna los roles a la cuenta.',
    submit: 'Enviar la solicitud',
    success: 'Registro completado',
    username_hint: 'De 3 a 40 letras, dígitos, puntos, guiones o guiones bajos.',
    password_hint:
      'Al menos 10 caracteres. Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.',
    login_question: '¿Ya tiene una cuenta?',
    login: 'Iniciar sesión',
  },

  forgot: {
    title: '¿Olvidó su contraseña?',
    text: 'Escriba su dirección y le enviaremos un enlace para establecer una nueva contraseña.',
    submit: 'Enviar el enlace',
    sent_title: 'Revise su correo',
    sent: 'Si {{email}} pertenece a una cuenta, hay un enlace en camino. Funciona por poco tiempo y una sola vez.',
    again: 'Probar otra dirección',
  },

  reset: {
    title: 'Elija una nueva contraseña',
    text: 'El enlace que abrió le permite establecerla una sola vez.',
    label: 'Nueva contraseña',
    submit: 'Guardar la contraseña',
    success: 'La contraseña está establecida. Inicie sesión con ella.',
    reopen: 'Abra de nuevo el enlace de su correo.',
    expired_title: 'Este enlace ya no es válido',
    expired: 'Ya se usó, ha caducado o se envió uno más reciente.',
    again: 'Enviarme un nuevo enlace',
  },

  logout: {
    text: 'Cerrando la sesión…',
  },
}
