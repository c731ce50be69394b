/** Address of a Redis for tests; undefined where TEST_REDIS_URL is not set. */
export const testRedis = process.env['TEST_REDIS_URL'] || undefined;
