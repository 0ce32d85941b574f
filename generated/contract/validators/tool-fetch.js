// @generated from openapi.yaml and registry.yaml by npm run codegen

import { mostErrors, ucs2length } from './runtime.js';

function validateFetchToolArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){let data0 = data.id;if(typeof data0 === "string"){if(ucs2length(data0) > 100){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});errors++;}if(ucs2length(data0) < 1){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFetchToolArguments.errors = vErrors;return errors === 0;}
validateFetchToolArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFetchToolValue = {"$id":"FetchToolValue","type":"object","required":["id","title","text","url","metadata"],"properties":{"id":{"type":"string"},"title":{"type":"string"},"text":{"type":"string"},"url":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":["string","null"]}}},"additionalProperties":false};
function validateFetchToolValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.title === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});errors++;}
if(data.text === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});errors++;}
if(data.url === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});errors++;}
if(data.metadata === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "text")) || (key0 === "url")) || (key0 === "metadata"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(typeof data.id !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.title !== undefined){if(typeof data.title !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.text !== undefined){if(typeof data.text !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.url !== undefined){if(typeof data.url !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.metadata !== undefined){let data4 = data.metadata;if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const key1Most = errors + mostErrors;
for(const key1 in data4){if(errors >= key1Most) break;let data5 = data4[key1];if((typeof data5 !== "string") && (data5 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: schemaFetchToolValue.properties.metadata.additionalProperties.type},message:"must be string,null"});errors++;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateFetchToolValue.errors = vErrors;return errors === 0;}
validateFetchToolValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateFetchToolArguments as args,
  validateFetchToolValue as value,
};
