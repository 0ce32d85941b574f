// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateAuditEntry } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateAuditListArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 50;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "cursor") || (key0 === "limit"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.cursor !== undefined){let data0 = data.cursor;if(typeof data0 === "string"){if(ucs2length(data0) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}let data1 = data.limit;if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}if((typeof data1 == "number") && (isFinite(data1))){if(data1 > 200 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});errors++;}if(data1 < 1 || isNaN(data1)){(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAuditListArguments.errors = vErrors;return errors === 0;}
validateAuditListArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaAuditListValue = {"$id":"AuditListValue","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"AuditEntry"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
function validateAuditListValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});errors++;}
if(data.nextCursor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "items") || (key0 === "nextCursor"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.items !== undefined){let data0 = data.items;if(Array.isArray(data0)){const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(!(validateAuditEntry(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateAuditEntry.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.nextCursor !== undefined){let data2 = data.nextCursor;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaAuditListValue.properties.nextCursor.type},message:"must be string,null"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateAuditListValue.errors = vErrors;return errors === 0;}
validateAuditListValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateAuditListArguments as args,
  validateAuditListValue as value,
};
