import { contractOperations } from './contract.ts';
import { RouteTable } from './routeTable.ts';

const table = new RouteTable<string>();
for (const [path, method] of [
  ['/api/competition/{id}', 'get'],
  ['/api/competition/active', 'get'],
  ['/api/competition/image/{image}/{resolution}', 'get'],
  ['/api/admin/user/', 'post'],
  ['/api/admin/user/', 'get'],
] as const)
  table.add(path, method, `${method} ${path}`);

const found = (path: string, method = 'GET') => {
  const route = table.find(path);
  return route && { operation: route.methods.get(method), params: route.params };
};

test('a literal part wins over a parameter', () => {
  expect(found('/api/competition/active')).toEqual({ operation: 'get /api/competition/active', params: {} });
  expect(found('/api/competition/7')).toEqual({ operation: 'get /api/competition/{id}', params: { id: '7' } });
});

test('parameters are decoded, and must not be empty', () => {
  expect(found('/api/competition/image/7/a%20b')?.params).toEqual({ image: '7', resolution: 'a b' });
  expect(() => found('/api/competition/image/7/%zz')).toThrow('MALFORMED_REQUEST');
  expect(found('/api/competition/image//thumb')).toBeNull();
});

test('one slash at the end makes no difference, two do', () => {
  for (const path of ['/api/admin/user', '/api/admin/user/']) {
    expect(found(path)?.operation).toBe('get /api/admin/user/');
    expect(found(path, 'POST')?.operation).toBe('post /api/admin/user/');
    expect(found(path, 'PUT')?.operation).toBeUndefined();
  }
  expect(found('/api/admin/user//')).toBeNull();
});

test('a part of a path, or more than one, is not found', () => {
  for (const path of ['/', '', '/api', '/api/competition', '/api/competition/7/more', '//api/competition/7'])
    expect(found(path)).toBeNull();
});

test('each operation of the contract is found by its own path', () => {
  const all = new RouteTable<string>();
  for (const { path, method, id } of contractOperations) all.add(path, method, id);
  for (const { path, method, id } of contractOperations) {
    const route = all.find(path.replace(/\{(\w+)\}/g, '$1'));
    expect(route?.methods.get(method.toUpperCase())).toBe(id);
    expect(Object.entries(route?.params ?? {}).every(([name, value]) => name === value)).toBe(true);
  }
});
