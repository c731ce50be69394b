export { AdminLayout as Component } from '../../app/layouts/AdminLayout.tsx';
